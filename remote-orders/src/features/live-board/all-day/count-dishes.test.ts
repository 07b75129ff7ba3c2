import { preparingOrder, sampleLine, sampleOrder } from '@sufra/shared/testing'
import { countDishes } from './count-dishes.ts'

const plain = (quantity: number, line = {}) =>
  sampleLine({ productQuantity: quantity, modifierOrder: [], ...line })
const counted = (...lines: ReturnType<typeof sampleLine>[][]) =>
  countDishes(lines.map((productOrder, index) => preparingOrder({ id: index + 1, productOrder })))
const kindsOf = (...args: Parameters<typeof counted>) =>
  counted(...args).map(({ count, kinds }) => [count, kinds.map(kind => kind.count)])

it('sums a dish over all orders and sorts by count, descending', () => {
  const pizza = { productId: 12, productName: '{"ar":"بيتزا","en":"Pizza"}' }
  const dishes = counted([plain(2)], [plain(1), plain(4, pizza)])
  expect(dishes.map(({ line, count }) => [line.productId, count])).toEqual([
    [12, 4],
    [11, 3],
  ])
})

it('counts a dish separately per set of options and note', () => {
  expect(kindsOf([plain(3)], [sampleLine({ productQuantity: 2 })], [plain(1, { note: 'no salt' })])).toEqual([
    [6, [3, 2, 1]],
  ])
})

it('ignores the order of options', () => {
  const line = sampleLine({ productQuantity: 1 })
  const turned = line.modifierOrder.map(each => ({
    ...each,
    optionOrder: each.optionOrder.toReversed(),
  }))
  expect(kindsOf([line], [{ ...line, modifierOrder: turned }])).toEqual([[2, [2]]])
})

it('ignores orders that are new, ready or ended', () => {
  const statuses = ['New', 'Ready', 'PickedUp', 'Cancelled', 'Scheduled', 'Failed'] as const
  expect(countDishes(statuses.map(orderStatus => sampleOrder({ orderStatus })))).toEqual([])
  expect(countDishes([sampleOrder({ orderStatus: 'Accepted' })])).toHaveLength(1)
})

it('counts a dish that is not on the menu by its name', () => {
  const unknown = { productId: null, productName: 'Mandi' }
  expect(kindsOf([plain(1, unknown)], [plain(2, unknown)])).toEqual([[3, [3]]])
})
