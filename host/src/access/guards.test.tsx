import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { signInAs, tokenOf } from '#src/testing/tokens.ts'
import type { OnboardingStep } from '@sufra/shared/contracts/authentication'
import {
  AwaitingCodeOnly,
  OperatorOnly,
  RequireSetUp,
  RequireToken,
  SettingUpOnly,
  SignedOutOnly,
} from './guards.tsx'

interface Visit {
  guarded: ReactNode
  route: string
  isSignedIn: boolean
  step?: OnboardingStep
}

const show = ({ guarded, route, isSignedIn, step }: Visit) => {
  const shown = renderUi(guarded, { route })
  act(() => {
    if (isSignedIn) signInAs('Admin', step)
  })
  return shown
}

const behindGuard = <RequireToken>inside</RequireToken>

it.each([
  ['/orders', '/login'],
  ['/orders?page=2', '/login'],
  ['/dashboard?successpayment=true&paymentId=9', '/login?successpayment=true'],
])('without a token %s leads to %s', (route, address) => {
  const { location } = renderUi(behindGuard, { route })
  expect(location()).toBe(address)
  expect(screen.queryByText('inside')).not.toBeInTheDocument()
})

it('opens the guard with only a token in storage', () => {
  localStorage.setItem('accessToken', 'anything')
  const { location } = renderUi(behindGuard, { route: '/orders', role: 'Kitchen' })
  expect(screen.getByText('inside')).toBeInTheDocument()
  expect(location()).toBe('/orders')
})

it('closes the guard when the token is removed from storage', () => {
  const { location } = renderUi(behindGuard, { route: '/orders', role: 'Admin' })
  expect(location()).toBe('/login')
})

it('leads to the login page at once on sign-out', () => {
  localStorage.setItem('accessToken', 'anything')
  const { location } = renderUi(behindGuard, { route: '/orders', role: 'Admin' })
  act(() => useSession.setState({ accessToken: null, user: null }))
  expect(location()).toBe('/login')
})

it('leads a signed-in person from the login page to the dashboard, with the payment parameter', () => {
  const { location } = show({
    guarded: <SignedOutOnly>form</SignedOutOnly>,
    route: '/login?successpayment=false',
    isSignedIn: true,
  })
  expect(location()).toBe('/dashboard?successpayment=false')
})

it.each([
  ['businessDetails', '/businessDetails'],
  ['subscriptions', '/subscriptions'],
] as const)('continues the onboarding at %s with the payment parameter', async (step, address) => {
  answerHttp({ 'POST /api/Authentication/RefreshToken': { body: { accessToken: tokenOf('Admin', step) } } })
  const { location } = show({
    guarded: <RequireSetUp>inside</RequireSetUp>,
    route: '/orders?successpayment=true',
    isSignedIn: true,
    step,
  })
  await waitFor(() => expect(location()).toBe(`${address}?successpayment=true`))
  expect(screen.queryByText('inside')).not.toBeInTheDocument()
})

it("lets a person in after the last step's payment although the token is older", async () => {
  answerHttp({ 'POST /api/Authentication/RefreshToken': { body: { accessToken: tokenOf('Admin') } } })
  const route = '/dashboard?successpayment=true&paymentId=9'
  const guarded = <RequireSetUp>inside</RequireSetUp>
  const { location } = show({ guarded, route, isSignedIn: true, step: 'subscriptions' })
  expect(await screen.findByText('inside')).toBeInTheDocument()
  expect(location()).toBe(route)
})

it.each(['businessDetails', 'subscriptions'] as const)(
  'signing in with the step %s leads straight to its page',
  step => {
    const guarded = <SignedOutOnly>form</SignedOutOnly>
    expect(show({ guarded, route: '/login', isSignedIn: true, step }).location()).toBe(`/${step}`)
  },
)

it('refuses the onboarding pages to a fully set-up account', () => {
  const guarded = <SettingUpOnly>steps</SettingUpOnly>
  expect(show({ guarded, route: '/businessDetails', isSignedIn: true }).location()).toBe('/dashboard')
})

it('lets the business details be corrected while a plan is chosen', () => {
  const guarded = <SettingUpOnly>steps</SettingUpOnly>
  show({ guarded, route: '/businessDetails', isSignedIn: true, step: 'subscriptions' })
  expect(screen.getByText('steps')).toBeInTheDocument()
})

it('opens the code screen only while a code is expected', () => {
  const { location } = renderUi(<AwaitingCodeOnly>code</AwaitingCodeOnly>, {
    route: '/otp?successpayment=true',
  })
  expect(location()).toBe('/login?successpayment=true')
})

it('shows the login page to a guest', () => {
  show({ guarded: <SignedOutOnly>form</SignedOutOnly>, route: '/login', isSignedIn: false })
  expect(screen.getByText('form')).toBeInTheDocument()
})

it.each(['Admin', 'BranchManager', 'Cashier', 'Kitchen'] as const)(
  'leads %s from new-integrations to the list',
  role => {
    const { location } = renderUi(<OperatorOnly>wizard</OperatorOnly>, {
      route: '/integrations/new-integrations',
      role,
    })
    expect(location()).toBe('/integrations')
  },
)

it('lets the operator connect a platform', () => {
  renderUi(<OperatorOnly>wizard</OperatorOnly>, {
    route: '/integrations/new-integrations',
    role: 'SuperAdmin',
  })
  expect(screen.getByText('wizard')).toBeInTheDocument()
})
