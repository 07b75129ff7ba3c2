import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { configure, screen, waitFor } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { routes } from './routes.tsx'

// The shell's modules are compiled on their first import.
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(20_000)

const Screens = () => useRoutes(routes)

const claim = (path: string, roles: string[]) => ({ path, roles })
const version = (paths: object[]) => ({
  version: '1.0.0-abcd',
  baseUrl: '/remotes/admin/1.0.0-abcd/',
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: {
    hostApi: '^1.0.0',
    consumes: {},
    paths,
    nav: [],
    background: [],
    i18n: { namespace: 'admin', files: {} },
    entry: 'remoteEntry.js',
    files: {},
  },
})
const registry = {
  schema: 1,
  revision: 1,
  remotes: {
    admin: {
      stable: version([claim('merchants', ['SuperAdmin']), claim('addPlan/:id', ['SuperAdmin'])]),
      previous: null,
      canary: null,
      disabled: false,
    },
  },
}

const show = (route: string, role?: 'Admin' | 'SuperAdmin') => {
  const { calls } = answerHttp({ 'GET /remotes/registry.json': { body: registry } })
  if (role) signInAs(role)
  return { calls, ...renderUi(<Screens />, { route, role, namespaces: hostTexts }) }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

test.each(['/signup', '/otp', '/businessDetails', '/forgetPassword', '/subscriptions'])(
  '%s is public, and says honestly that it is still to come',
  async route => {
    const { location } = show(route)
    expect(await screen.findByText('This screen is still being prepared')).toBeInTheDocument()
    expect(location()).toBe(route)
  },
)

test('/login shows the form', async () => {
  show('/login')
  expect(await screen.findByRole('form', { name: 'Welcome back' })).toBeInTheDocument()
})

test.each(['/', '/dashboard', '/menusForUser', '/branches', '/integrations/new-integrations', '/nowhere'])(
  'signed out, %s leads to the login page',
  async route => {
    const { location } = show(route)
    expect(location()).toBe('/login')
    expect(await screen.findByRole('form', { name: 'Welcome back' })).toBeInTheDocument()
  },
)

test.each([
  ['/', '/dashboard'],
  ['/?successpayment=true', '/dashboard?successpayment=true'],
  ['/login', '/dashboard'],
  ['/nowhere/at/all', '/dashboard'],
  ['/integrations/new-integrations', '/integrations'],
  ['/addPlan/4', '/dashboard'],
])('an Admin who opens %s is led to %s', async (route, address) => {
  const { location } = show(route, 'Admin')
  await waitFor(() => expect(location()).toBe(address))
})

test("a path of the operator says why it stays closed, and its remote's files are never asked for", async () => {
  const { calls, location } = show('/merchants', 'Admin')
  await waitFor(() =>
    expect(screen.getByText('Only the platform operator can open this screen.')).toBeInTheDocument(),
  )
  await waitFor(() => expect(location()).toBe('/dashboard'))
  expect(calls.filter(({ path }) => path.startsWith('/remotes/admin/'))).toEqual([])
})

test.each([
  ['/branches', 'Branches'],
  ['/branches/new-branch', 'New branch'],
  ['/integrations', 'Integrations'],
  ['/users', 'Team'],
  ['/manage-users', 'Manage users'],
  ['/settings', 'Settings'],
  ['/support', 'Chat&support'],
])('%s shows its name and that it is still to come', async (route, title) => {
  show(route, 'Admin')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByText('This screen is still being prepared')).toBeInTheDocument()
})

test('the operator may open the wizard of new integrations', async () => {
  show('/integrations/new-integrations', 'SuperAdmin')
  expect(await screen.findByRole('heading', { level: 1, name: 'New integration' })).toBeInTheDocument()
})
