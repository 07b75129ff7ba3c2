import { validationErrors } from '#src/testing/validation-errors.ts'
import { ORDER_ACTION, ORDER_STATUS } from './order-codes.ts'
import { OrderExportQuery, OrderListQuery } from './order-list.ts'
import { AvailableAction, ExecuteActionRequest, Order, OrderActionName, OrderStatus } from './order.ts'
import { RefundRequest } from './refund.ts'
import { ActivateOptionsRequest, SnoozeOptionsRequest, SnoozeRequest } from './snooze.ts'

const LATER = '2026-03-01T12:00:00Z'

it('maps numbers and names of states and actions one to one', () => {
  const pairs = [
    [ORDER_STATUS, OrderStatus.options, Order.shape.orderStatusId],
    [ORDER_ACTION, OrderActionName.options, AvailableAction.shape.action],
  ] as const
  for (const [numbers, names, contract] of pairs) {
    expect(Object.keys(numbers).toSorted()).toEqual([...names].toSorted())
    const used = Object.values(numbers)
    expect(new Set(used).size).toBe(used.length)
    for (const number of used) expect(contract.safeParse(number).success).toBe(true)
    expect(contract.safeParse(Math.max(...used) + 1).success).toBe(false)
    expect(contract.safeParse(0).success).toBe(false)
  }
})

describe('an action on an order', () => {
  const told = (change: object) =>
    validationErrors(ExecuteActionRequest, { orderId: 1, action: 2, ...change })

  it('requires a text for the reason "other"', () => {
    expect(told({ reasonCode: 'Other' })).toEqual({ reasonText: ['required_with_other'] })
    expect(told({ reasonCode: 'Other', reasonText: ' a ' })).toHaveProperty('reasonText')
    expect(told({ reasonCode: 'Other', reasonText: 'نفد' })).toEqual({})
    expect(told({ reasonCode: 'TooBusy' })).toEqual({})
  })

  it.each([5, 10, 15, 20, 30])('delays the promise by %i minutes', addMinutes => {
    expect(told({ action: 8, addMinutes })).toEqual({})
  })

  it.each([0, 1, 25, 60, '10'])('does not delay by %j', addMinutes => {
    expect(told({ action: 8, addMinutes })).toHaveProperty('addMinutes')
  })

  it.each([
    ['a pause', 'pauseBranch', {}],
    ['a snooze', 'snoozeProducts', {}],
  ])('accepts a remedy with %s and at most one end', (_what, fix, base) => {
    const mended = (end: object) => told({ fixes: { [fix]: { ...base, ...end } } })
    expect(mended({})).toEqual({})
    expect(mended({ until: LATER })).toEqual({})
    expect(mended({ preset: '1h' })).toEqual({})
    expect(mended({ until: LATER, preset: '1h' })).toEqual({
      [`fixes.${fix}.until`]: ['either_until_or_preset'],
    })
  })

  it('requires exactly one end for a busy remedy', () => {
    const busy = (end: object) => told({ fixes: { setBusy: { minutes: 15, ...end } } })
    expect(busy({ until: LATER })).toEqual({})
    expect(busy({ preset: '1h' })).toEqual({})
    expect(busy({})).toEqual({ 'fixes.setBusy.until': ['required'] })
    expect(busy({ until: LATER, preset: '1h' })).toEqual({ 'fixes.setBusy.until': ['required'] })
  })

  it.each(['id', 'finalPrice', 'orderStatusId', 'accountId'])('refuses %s', field => {
    expect(told({ [field]: 1 })).toEqual({ [field]: ['unknown_field'] })
  })
})

describe('a refund', () => {
  const told = (change: object) =>
    validationErrors(RefundRequest, { orderId: 1, amount: 10, reason: 'Late', ...change })

  it('is at least a halala, in whole halalas', () => {
    for (const amount of [0.01, 10.05]) expect(told({ amount })).toEqual({})
    for (const amount of [0, -5, 0.001, 10.005]) expect(told({ amount })).toHaveProperty('amount')
  })

  it('requires a text for the reason "other"', () => {
    expect(told({ reason: 'Other' })).toEqual({ note: ['required_with_other'] })
    expect(told({ reason: 'Other', note: '  ab  ' })).toEqual({ note: ['required_with_other'] })
    expect(told({ reason: 'Other', note: 'cold' })).toEqual({})
  })
})

describe('a snooze', () => {
  it.each([
    ['a choice', { choiceId: 1 }, true],
    ['a modifier of a product', { productId: 1, modifierId: 2 }, true],
    ['nothing', {}, false],
    ['half of a modifier', { productId: 1 }, false],
    ['the other half', { modifierId: 1 }, false],
    ['both at once', { choiceId: 1, productId: 1, modifierId: 2 }, false],
    ['a choice and half of a modifier', { choiceId: 1, productId: 1 }, false],
  ])('of options concerns one group: %s', (_what, group, isOne) => {
    const expected = isOne ? {} : { choiceId: ['either_choice_or_modifier'] }
    expect(validationErrors(SnoozeOptionsRequest, group)).toEqual(expected)
    expect(validationErrors(ActivateOptionsRequest, group)).toEqual(expected)
  })

  it('of products names some, in some branches or in all', () => {
    expect(validationErrors(SnoozeRequest, { productIds: [1] })).toEqual({})
    expect(validationErrors(SnoozeRequest, { productIds: [] })).toHaveProperty('productIds')
    expect(validationErrors(SnoozeRequest, { productIds: [1], branchIds: [] })).toHaveProperty('branchIds')
    expect(validationErrors(SnoozeRequest, { productIds: [0] })).toHaveProperty(['productIds.0'])
    expect(validationErrors(SnoozeRequest, { productIds: [1], preset: '3h' })).toHaveProperty('preset')
  })
})

describe('the filter of orders', () => {
  const read = (query: object) => OrderListQuery.parse(query)

  it('is empty by default, newest first', () => {
    expect(read({})).toMatchObject({ BranchId: 0, OrderStatusId: 0, Sort: 'placedAt', Direction: 'desc' })
  })

  it.each([
    ['0', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['99999999.99', 99_999_999.99],
  ])('reads the amount %s as %d', (text, amount) => {
    expect(read({ AmountFrom: text }).AmountFrom).toBe(amount)
  })

  it.each(['', '-1', '1.', '.5', '1.005', '1e3', '999999999', '١٢', ' 1'])('refuses the amount %j', text => {
    expect(validationErrors(OrderListQuery, { AmountFrom: text })).toHaveProperty('AmountFrom')
    expect(validationErrors(OrderExportQuery, { AmountTo: text })).toHaveProperty('AmountTo')
  })

  it('has smaller pages than other lists', () => {
    const sized = (text: string) => validationErrors(OrderListQuery, { 'PaginatedRequest.PageSize': text })
    expect(sized('200')).toEqual({})
    expect(sized('201')).not.toEqual({})
  })
})
