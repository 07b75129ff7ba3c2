import type { RoleName } from '@sufra/shared/contracts/role'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { accountTexts } from '#src/testing/account-texts.ts'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { firstPart, routes } from './routes.tsx'
import { businessDetails, forgetPassword, login, shell, signUp, subscriptions } from './public-parts.ts'

// The shell's modules are compiled on their first import.
const Screens = () => useRoutes(routes)

const TEXTS = { ...accountTexts, ...onboardingTexts }

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

const show = (route: string, role?: RoleName) => {
  const { calls } = answerHttp({ 'GET /remotes/registry.json': { body: registry } })
  if (role) signInAs(role)
  return { calls, ...renderUi(<Screens />, { route, role, namespaces: TEXTS }) }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['/signup', 'Start with Sufra'],
  ['/forgetPassword', 'Reset your password'],
])('%s is open to guests', async (route, title) => {
  const { location } = show(route)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(location()).toBe(route)
})

it('/otp shows the code entry after a code was sent and leads to /login without one', async () => {
  const { location } = show('/otp')
  expect(location()).toBe('/login')
})

it('/businessDetails tells a guest the first step and links to it', async () => {
  const { location } = show('/businessDetails')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tell us about your business' }),
  ).toBeInTheDocument()
  expect(location()).toBe('/businessDetails')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup')
})

it('/subscriptions shows a guest the price list', () => {
  expect(show('/subscriptions').location()).toBe('/subscriptions')
})

it.each(['/signup', '/otp', '/forgetPassword'])('redirects a signed-in Admin who opens %s', route => {
  expect(show(route, 'Admin').location()).toBe('/dashboard')
})

it.each([
  ['/signup', null, signUp],
  ['/forgetPassword', null, forgetPassword],
  ['/subscriptions', null, subscriptions],
  ['/businessDetails', null, businessDetails],
  ['/otp', null, login],
  ['/orders', null, login],
  ['/orders', 'done', shell],
  ['/signup', 'done', shell],
  ['/orders', 'businessDetails', businessDetails],
  ['/orders', 'subscriptions', subscriptions],
] as const)('the part of %s with the step %s loads before the first paint', (pathname, step, part) => {
  expect(firstPart({ pathname, step })).toBe(part)
})

it('/login shows the sign-in form', async () => {
  show('/login')
  expect(await screen.findByRole('form', { name: 'Welcome back' })).toBeInTheDocument()
})

it.each(['/', '/dashboard', '/menusForUser', '/branches', '/integrations/new-integrations', '/nowhere'])(
  'leads a guest from %s to the login page',
  async route => {
    const { location } = show(route)
    expect(location()).toBe('/login')
    expect(await screen.findByRole('form', { name: 'Welcome back' })).toBeInTheDocument()
  },
)

it.each([
  ['/', '/dashboard'],
  ['/?successpayment=true', '/dashboard?successpayment=true'],
  ['/login', '/dashboard'],
  ['/nowhere/at/all', '/dashboard'],
  ['/integrations/new-integrations', '/integrations'],
  ['/addPlan/4', '/dashboard'],
  ['/manage-users', '/dashboard'],
])('an Admin who opens %s is led to %s', async (route, address) => {
  const { location } = show(route, 'Admin')
  await waitFor(() => expect(location()).toBe(address))
})

it("refuses an operator's path with a reason and never requests its remote's files", async () => {
  const { calls, location } = show('/merchants', 'Admin')
  await waitFor(() =>
    expect(screen.getByText('This screen belongs to the team that runs Sufra.')).toBeInTheDocument(),
  )
  await waitFor(() => expect(location()).toBe('/dashboard'))
  expect(calls.filter(({ path }) => path.startsWith('/remotes/admin/'))).toEqual([])
})

it.each([
  ['/integrations', 'Integrations'],
  ['/support', 'Chat&support'],
  ['/invoices', 'Invoices'],
])('an Admin can open %s', async (route, title) => {
  show(route, 'Admin')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

it.each(['SuperAdmin', 'BranchManager', 'Kitchen'] as const)('%s can open their own account', async role => {
  show('/settings', role)
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
  expect(screen.queryByText('This screen is still being prepared')).not.toBeInTheDocument()
})

it('the operator can open the wizard of new integrations', async () => {
  show('/integrations/new-integrations', 'SuperAdmin')
  expect(await screen.findByRole('heading', { level: 1, name: 'New integration' })).toBeInTheDocument()
})
