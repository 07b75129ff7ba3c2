import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const get = async (who: string, query = '') =>
  test.app.inject({ url: `/api/User/Get${query}`, headers: await test.signIn(who) })

it('tells everybody who they are, without what the contract does not name', async () => {
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

it('shows the operator anybody, and a merchant neither colleagues nor strangers', async () => {
  const { id } = (await get('second')).json()
  expect((await get('operator', `?id=${id}`)).json().email).toBe('second@sufra.test')
  const foreign = await get('admin', `?Id=${id}`)
  const absent = await get('admin', '?Id=999999')
  expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
  expect(foreign.json().code).toBe(absent.json().code)
})

it.each(['0', '-1', '2147483648', '1e3', '', '1&id=2', '%00'])('refuses the Id %p', async id => {
  expect((await get('admin', `?Id=${id}`)).statusCode).toBe(400)
})

it('asks strangers to sign in', async () => {
  const answer = await test.app.inject('/api/User/Get')
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_invalid'])
})
