import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import { sql } from 'drizzle-orm'
import { tenant } from '#src/database/database.ts'

let api: TestApp
let admin: { authorization: string }

const at = (clock: string) => `2026-03-${clock}:00+03:00`
const ofTenth = { From: at('10T00:00'), To: at('11T00:00') }

beforeAll(async () => {
  api = await createTestApp()
  const { database } = api.foundation
  const menu = await addMenu(database, 1, [])
  admin = await api.signIn('admin')
  await database.run(tenant(1), db =>
    db.execute(sql`update branch set day_start_hour = 4 where id = ${menu.branchId}`),
  )
  const add = (clock: string, finalPrice: number, branchId = menu.branchId) =>
    addPlacedOrder(database, menu, {
      changes: { placedAt: new Date(at(clock)), finalPrice, branchId },
      lines: [],
    })
  await add('10T03:59', 1000)
  await add('10T12:00', 1)
  await add('11T03:59', 2)
  await add('11T04:00', 1000)
  await add('10T00:00', 4, menu.otherBranchId)
  await add('11T00:00', 1000, menu.otherBranchId)
})
afterAll(() => api.close())

const salesOf = async (query: Record<string, string>) => {
  const url = `/api/Order/Totals?${new URLSearchParams(query).toString()}`
  return (await api.app.inject({ url, headers: admin })).json().sales
}

it('totals the orders of a business day, which each branch begins at its own hour', async () => {
  expect(await salesOf(ofTenth)).toBe(7)
})

it('takes a bound other than midnight as the instant itself', async () => {
  expect(await salesOf({ From: at('10T12:00'), To: at('11T03:59') })).toBe(1003)
})
