import type { DashboardFigures } from '@sufra/shared/contracts/dashboard'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import { ADD_UP_DAYS } from './roll-up.service.ts'

let api: TestApp
let menu: Menu
let admin: { authorization: string }

const at = (clock: string) => new Date(`${clock}:00+03:00`)
const days = (from: string, to: string) => ({ from: at(`${from}T00:00`), to: at(`${to}T00:00`) })
// 10 March is a Tuesday.
const tuesday = days('2026-03-10', '2026-03-11')

beforeAll(async () => {
  api = await createTestApp()
  menu = await addMenu(api.foundation.database, 1, [])
  admin = await api.signIn('admin')
  await setDayStart(menu.branchId, 4)
  const add = (clock: string, finalPrice: number, branchId = menu.branchId) =>
    addPlacedOrder(api.foundation.database, menu, {
      changes: { placedAt: at(clock), finalPrice, branchId },
      lines: [],
    })
  await add('2026-03-10T03:59', 1000)
  await add('2026-03-10T20:00', 10)
  await add('2026-03-11T01:30', 20)
  await add('2026-03-11T03:59', 40)
  await add('2026-03-11T04:00', 1000)
  await add('2026-03-04T02:00', 5)
  await add('2026-03-11T01:30', 300, menu.otherBranchId)
})
afterAll(() => api.close())

const setDayStart = async (id: number, dayStartHour: number) => {
  const branch = (await api.app.inject({ url: `/api/Branch/Get/Id?Id=${id}`, headers: admin })).json()
  const { serviceProviderId, city, prepMinutes, isActive, hours } = branch
  const payload = {
    id,
    serviceProviderId,
    city,
    prepMinutes,
    isActive,
    hours,
    dayStartHour,
    name: { ar: 'فرع', en: 'Branch' },
    phone: '+966512345678',
  }
  const answer = await api.app.inject({ method: 'PUT', url: '/api/Branch/Update', headers: admin, payload })
  expect([answer.statusCode, answer.json().dayStartHour]).toEqual([200, dayStartHour])
}
const figures = async (
  period: { from: Date; to: Date },
  branchId = menu.branchId,
): Promise<DashboardFigures> => {
  const payload = { branchId, from: period.from.toISOString(), to: period.to.toISOString() }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/Dashboard/GetFigures',
    headers: admin,
    payload,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const addUp = () => api.foundation.jobs.run(ADD_UP_DAYS)
const salesByDay = async (period: { from: Date; to: Date }, branchId?: number) =>
  (await figures(period, branchId)).days.map(({ day, sales }) => [day, sales])

it.each(['from orders', 'from sums that are kept'])(
  'counts sales after midnight for the business day before, %s',
  async source => {
    if (source !== 'from orders') await addUp()
    expect(await figures(tuesday)).toMatchObject({
      sales: 70,
      previous: { sales: 5 },
      days: [{ day: '2026-03-10', orders: 3 }],
    })
  },
)

it('starts the day of each branch at its own hour', async () => {
  expect(await salesByDay(days('2026-03-10', '2026-03-12'), 0)).toEqual([
    ['2026-03-10', 70],
    ['2026-03-11', 1300],
  ])
})

it('takes a bound other than midnight as the instant itself', async () => {
  const night = { from: at('2026-03-11T01:00'), to: at('2026-03-11T03:00') }
  expect(await salesByDay(night)).toEqual([['2026-03-10', 20]])
  const morning = { from: at('2026-03-10T00:00'), to: at('2026-03-11T02:00') }
  expect(await salesByDay(morning)).toEqual([['2026-03-10', 30]])
})

it('counts a late change of an order after midnight for its business day', async () => {
  await addUp()
  const changes = { placedAt: at('2026-03-11T02:00'), finalPrice: 7, branchId: menu.branchId }
  await addPlacedOrder(api.foundation.database, menu, { changes, lines: [] })
  expect((await figures(tuesday)).sales).toBe(77)
  await addUp()
  expect((await figures(tuesday)).sales).toBe(77)
})

it('moves stored sums between days when the branch changes the start of its day', async () => {
  await addUp()
  await setDayStart(menu.branchId, 0)
  expect((await figures(tuesday)).sales).toBe(1010)
  await addUp()
  expect((await figures(tuesday)).sales).toBe(1010)
})
