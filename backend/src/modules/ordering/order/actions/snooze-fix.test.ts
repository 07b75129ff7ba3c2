import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { localDate, zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

const MINUTE = 60_000
const RIYADH = 'Asia/Riyadh'
const TEN_TO_MIDNIGHT = 23 * 60 + 50

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterEach(async () => {
  jest.useRealTimers()
  await open.owner.query('delete from product_branch_snooze')
  await open.owner.query(
    `update product set is_visible = true, snoozed_until = null, exclude_branches_ids = '{}'`,
  )
})
afterAll(() => open.close())

// Ahead of the database's clock, which ends sessions.
const day = () => localDate(new Date(Date.now() + 10 * MINUTE), RIYADH)
const at = (minute: number) => zonedInstant(day(), minute, RIYADH)
const nextMorning = (hour: number) => at((24 + hour) * 60).toISOString()

const openUntil = (branchId: number, to: string) =>
  open.owner.query('update branch set hours = $2 where id = $1', [
    branchId,
    JSON.stringify([0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '18:00', to }))),
  ])

/** Rejects an order ten minutes before midnight, when the calendar day ends before the branch's business day. */
const rejectLate = async (snoozeProducts: object, who = 'admin') => {
  const { id } = await open.place()
  jest.useFakeTimers({ now: at(TEN_TO_MIDNIGHT), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  return open.actAs(await open.test.signIn(who), {
    id,
    action: ORDER_ACTION.Reject,
    reasonCode: 'ItemUnavailable',
    unavailableProductIds: [open.shop.productIds[0]],
    fixes: { snoozeProducts },
  })
}
const product = (): Promise<Product> => {
  const { productIds, serviceProviderId } = open.shop
  jest.useRealTimers()
  return open.get(`/api/Product/Get/Id?Id=${productIds[0]}&ServiceProviderId=${serviceProviderId}`)
}

const ENDS: [end: object, until: () => string | null][] = [
  [{ preset: 'endOfDay' }, () => nextMorning(2)],
  [{ preset: 'tomorrow' }, () => nextMorning(18)],
  [{ preset: '1h' }, () => at(TEN_TO_MIDNIGHT + 60).toISOString()],
  [{ until: null }, () => null],
  [{}, () => null],
]
it.each(ENDS)(
  "ends %j by the hours of the branches and the server's clock, not at midnight",
  async (end, until) => {
    await openUntil(open.shop.branchId, '02:00')
    await openUntil(open.shop.otherBranchId, '02:00')
    const expected = until()
    expect((await rejectLate(end)).statusCode).toBe(200)
    expect(await product()).toMatchObject({ isVisible: false, snoozedUntil: expected })
  },
)

it('ends the day of each branch by itself for a user of some branches', async () => {
  const { branchId, otherBranchId, serviceProviderId } = open.shop
  await openUntil(branchId, '02:00')
  await openUntil(otherBranchId, '04:00')
  const { rows } = await open.owner.query(
    `insert into branch (account_id, service_provider_id, name, city)
      values (1, $1, '{"ar":"فرع ثالث","en":"Third branch"}', 'riyadh') returning id`,
    [serviceProviderId],
  )
  await open.owner.query(
    `insert into user_branch (account_id, user_id, branch_id)
      select account_id, id, unnest($1::int[]) from app_user where email = 'staff@sufra.test'`,
    [[branchId, otherBranchId]],
  )
  const ends = [
    { branchId, until: nextMorning(2) },
    { branchId: otherBranchId, until: nextMorning(4) },
  ]
  expect((await rejectLate({ preset: 'endOfDay' }, 'staff')).statusCode).toBe(200)
  const { isVisible, branchSnoozes } = await product()
  expect(isVisible).toBe(true)
  expect(branchSnoozes.toSorted((one, other) => one.branchId - other.branchId)).toEqual(
    ends.map(end => expect.objectContaining(end)),
  )
  await open.owner.query('delete from user_branch')
  await open.owner.query('delete from branch where id = $1', [rows[0].id])
})

it.each([
  { until: '2020-01-01T00:00:00Z' },
  { until: '2999-01-01T00:00:00Z', preset: '1h' },
  { preset: '9h' },
])('refuses %j', async end => {
  const answer = await rejectLate(end)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)[0]).toMatch(/^fixes.snoozeProducts.(until|preset)$/)
})
