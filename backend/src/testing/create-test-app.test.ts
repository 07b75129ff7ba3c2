import { createTestApp } from './create-test-app.ts'
import type { TestApp } from './create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('signs the demo users in and returns their profiles', async () => {
  const headers = await test.signIn('admin')
  const answer = await test.app.inject({ url: '/api/User/Get', headers })
  expect(answer.json()).toMatchObject({ email: 'admin@sufra.test', role: 'Admin' })
})
