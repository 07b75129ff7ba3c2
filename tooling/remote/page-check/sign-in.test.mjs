import { startServer } from '../testing/run-cli.mjs'
import { visitorsOf } from './sign-in.mjs'

const PATHS = [
  { path: 'tables', roles: ['Admin', 'Kitchen'] },
  { path: 'floors', roles: ['SuperAdmin'] },
]

let server
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.asked.length = 0
})
afterEach(() => {
  delete process.env.SUFRA_EMAIL
  delete process.env.SUFRA_PASSWORD
})
afterAll(() => server.stop())

const signsInAs = role => {
  server.replies['POST /api/Authentication/login'] = { body: { accessToken: 'token', user: { role } } }
}
const emails = () => server.asked.map(({ body }) => body.email)

it('each account opens the screens of its role, and the rest is listed', async () => {
  signsInAs('Admin')
  const { visitors, unseen } = await visitorsOf({ api: server.api, paths: PATHS })
  expect(visitors).toEqual([{ accessToken: 'token', role: 'Admin', paths: ['tables'] }])
  expect(unseen).toEqual(['floors'])
})

it('only the configured account signs in', async () => {
  signsInAs('SuperAdmin')
  Object.assign(process.env, { SUFRA_EMAIL: 'me@team.test', SUFRA_PASSWORD: 'secret' })
  const { visitors } = await visitorsOf({ api: server.api, paths: PATHS })
  expect(visitors.map(({ paths }) => paths)).toEqual([['floors']])
  expect(emails()).toEqual(['me@team.test'])
})

it('demo accounts are tried on this machine only, and no further if the first does not exist', async () => {
  server.replies['POST /api/Authentication/login'] = { status: 401, body: {} }
  expect((await visitorsOf({ api: server.api, paths: PATHS })).visitors).toEqual([])
  expect(emails()).toEqual(['admin@sufra.test'])
  const elsewhere = await visitorsOf({ api: 'https://sufra.invalid', paths: PATHS })
  expect(elsewhere).toEqual({ visitors: [], unseen: ['tables', 'floors'] })
})
