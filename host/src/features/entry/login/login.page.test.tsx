import { Link, useLocation, useNavigate, useRoutes } from '@sufra/shared/router'
import { useCodeEntryState, useSession } from '@sufra/shared/session'
import { answerHttp, delayedResponse, renderUi, tokenAnswer } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { emailOf } from '#src/account-layout/account-state.ts'
import { hostTexts } from '#src/testing/host-texts.ts'
import { tokenOf } from '#src/testing/tokens.ts'
import { LoginPage } from './login.page.tsx'

const LOGIN = 'POST /api/Authentication/login'
const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(<LoginPage />, { namespaces: hostTexts, route: '/login', language })

const fillIn = async (
  user: ReturnType<typeof show>['user'],
  { email = 'admin@sufra.test', password = 'Sufra123' } = {},
) => {
  if (email) await user.type(screen.getByLabelText('E-mail'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it.each([
  [true, () => localStorage],
  [false, () => sessionStorage],
])('with remember me %s stores the token accordingly', async (isRemembered, storage) => {
  const { calls } = answerHttp({ [LOGIN]: { body: tokenAnswer(tokenOf('Admin')) } })
  const { user } = show()
  if (!isRemembered) await user.click(screen.getByLabelText('Remember me'))
  await fillIn(user, { email: ' admin@sufra.test ' })
  await waitFor(() => expect(useSession.getState().user?.Role).toBe('Admin'))
  expect(storage().getItem('accessToken')).toBe(tokenOf('Admin'))
  expect(calls[0]?.body).toEqual({
    email: 'admin@sufra.test',
    password: 'Sufra123',
    rememberMe: isRemembered,
  })
})

it.each([
  [
    'a wrong password',
    { status: 401, body: { code: 'bad_credentials' } },
    'The e-mail or the password is not correct.',
  ],
  [
    'an address that the server cannot read',
    { status: 400, body: { code: 'validation_failed' } },
    'The e-mail or the password is not correct.',
  ],
  [
    'too many attempts',
    { status: 429, body: { code: 'too_many_requests' }, headers: { 'Retry-After': '840' } },
    'Too many attempts. Try again in 14 min.',
  ],
  [
    'a server error',
    { status: 500, body: { code: 'internal_error' } },
    'Signing in is not possible right now. Try again in a moment.',
  ],
])('shows %s in place and keeps the input', async (_name, answer, text) => {
  answerHttp({ [LOGIN]: answer })
  const { user } = show()
  await fillIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('E-mail')).toHaveValue('admin@sufra.test')
  expect(screen.getByLabelText('Password')).toHaveValue('Sufra123')
})

it('reports a missing network and can succeed at a second try', async () => {
  const { user } = show()
  await fillIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  answerHttp({ [LOGIN]: { body: tokenAnswer(tokenOf('Cashier')) } })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(useSession.getState().user?.Role).toBe('Cashier'))
})

it.each([
  ['the e-mail', { email: '' }, 'E-mail'],
  ['the password', { password: '' }, 'Password'],
])('without %s sends nothing and focuses the missing field', async (_name, typed, label) => {
  const { calls } = answerHttp({})
  const { user } = show()
  await fillIn(user, typed)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(calls).toEqual([])
})

it('names its fields for password managers', () => {
  show()
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

it('shows the page in Arabic and links to the other account screens', () => {
  show('ar')
  expect(screen.getByRole('heading', { name: 'أهلًا بعودتك' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'نسيت كلمة المرور؟' })).toHaveAttribute('href', '/forgetPassword')
  expect(screen.getByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute('href', '/signup')
})

it('leads to the code screen, with the payment parameter, when a code is required', async () => {
  answerHttp({
    [LOGIN]: {
      body: { requiresOtp: true, userId: 7, emailForOtp: 'admin@sufra.test', purpose: 'Login', resendIn: 60 },
    },
  })
  const { user, location } = renderUi(<LoginPage />, {
    namespaces: hostTexts,
    route: '/login?successpayment=true',
  })
  await user.click(screen.getByLabelText('Remember me'))
  await fillIn(user)
  await waitFor(() => expect(location()).toBe('/otp?successpayment=true'))
  expect(useSession.getState()).toMatchObject({
    accessToken: null,
    emailForOtp: 'admin@sufra.test',
    userId: 7,
  })
  expect(useCodeEntryState.getState()).toMatchObject({ purpose: 'Login', rememberMe: false })
})

it('tells a person with an unfinished sign-up that a code is awaited', () => {
  localStorage.setItem('signedUp', 'true')
  show()
  expect(
    screen.getByText('Your account waits for its code. Sign in and we send you a new one.'),
  ).toBeInTheDocument()
})

it('focuses the first field', () => {
  show()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
})

const AfterReset = () => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const state = { email: 'sara@example.com', isPasswordChanged: true }
  if (pathname === '/login') return <LoginPage />
  return <button onClick={() => void navigate('/login', { state })}>saved</button>
}

it('confirms a new password, fills in the address and focuses the password', async () => {
  const { user } = renderUi(<AfterReset />, { namespaces: hostTexts, route: '/forgetPassword' })
  await user.click(screen.getByText('saved'))
  expect(await screen.findByText('The password was changed. Sign in with the new one.')).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue('sara@example.com')
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

it.each([
  [true, 'Enter your password'],
  [false, null],
])(
  'checks at once a form submitted before the application loaded (%p): %p',
  async (isSubmitted, fieldError) => {
    const control = new AbortController()
    globalThis.sufraEarly = { isSubmitted, control }
    show()
    expect(control.signal.aborted).toBe(true)
    if (fieldError === null) expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    else expect(await screen.findByText(fieldError)).toBeInTheDocument()
  },
)

const Handed = () => <output>{emailOf(useLocation().state)}</output>

const Pages = () => (
  <>
    <Link to="/signup">elsewhere</Link>
    {useRoutes([
      { path: 'login', element: <LoginPage /> },
      { path: 'forgetPassword', element: <Handed /> },
      { path: '*', element: <p>Another page</p> },
    ])}
  </>
)

it('keeps a person who navigated away before the code response', async () => {
  const late = delayedResponse({
    body: { requiresOtp: true, userId: 7, emailForOtp: 'admin@sufra.test', purpose: 'Login', resendIn: 60 },
  })
  const { calls } = answerHttp({ [LOGIN]: late.answer })
  useCodeEntryState.setState({ purpose: 'SignUp' })
  const { user, location } = renderUi(<Pages />, { namespaces: hostTexts, route: '/login' })
  await fillIn(user)
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  late.come()
  await waitFor(() => expect(useCodeEntryState.getState()).toMatchObject({ purpose: 'Login' }))
  await screen.findByText('Another page')
  expect(location()).toBe('/signup')
})

it.each([
  ['a press', (user: ReturnType<typeof show>['user']) => user.click(screen.getByText('Forgot password?'))],
  [
    'the keyboard',
    async (user: ReturnType<typeof show>['user']) => {
      act(() => screen.getByText('Forgot password?').focus())
      await user.keyboard('{Enter}')
    },
  ],
])('passes the typed address to "Forgot password?" outside the address bar, by %s', async (_by, leave) => {
  answerHttp({})
  const { user, location } = renderUi(<Pages />, { namespaces: hostTexts, route: '/login' })
  // A password manager fills fields without events.
  screen.getByLabelText<HTMLInputElement>('E-mail').value = ' sara@example.com '
  await leave(user)
  expect(await screen.findByRole('status')).toHaveTextContent('sara@example.com')
  expect(location()).toBe('/forgetPassword')
})
