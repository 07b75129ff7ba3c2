import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const get = async (who: string, query = '') =>
  test.app.inject({ url: `/api/User/Get${query}`, headers: await test.signIn(who) })

it("returns the caller's own user with the fields of the contract only", async () => {
  const me = (await get('staff')).json()
  expect(me).toEqual({
    id: expect.any(Number),
    email: 'staff@sufra.test',
    name: expect.any(String),
    role: 'Cashier',
    roleName: '{"ar":"كاشير","en":"Cashier"}',
    permissions: expect.arrayContaining(['orders.accept']),
    phone: null,
    language: 'ar',
    isTwoStep: false,
    digits: 'latin',
    branchIds: [],
    branchNames: [],
  })
})

it.each(['0', '-1', '2147483648', '1e3', '', '1&id=2', '%00'])('refuses the Id %p', async id => {
  expect((await get('admin', `?Id=${id}`)).statusCode).toBe(400)
})
