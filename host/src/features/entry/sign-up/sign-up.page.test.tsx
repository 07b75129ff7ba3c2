import { Link, useRoutes } from '@sufra/shared/router'
import { hasPendingSignUp, useCodeEntryState, useSession } from '@sufra/shared/session'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { accountTexts } from '#src/testing/account-texts.ts'
import { SignUpPage } from './sign-up.page.tsx'

const SIGN_UP = 'POST /api/Authentication/SignUp'
const VALIDATE = 'POST /api/Authentication/AccountValidation'
const FREE = { body: { isValid: true, isAvailable: true, normalised: null, message: null } }
const TAKEN = { body: { isValid: true, isAvailable: false, normalised: null, message: '…' } }
const SENT = {
  body: {
    userId: 9,
    email: 'sara@example.com',
    emailForOtp: 'sara@example.com',
    otpExpiresIn: 300,
    resendIn: 60,
  },
}

const show = (language: 'ar' | 'en' = 'en', answers: Record<string, HttpAnswer> = {}) => {
  const http = answerHttp({ [VALIDATE]: FREE, [SIGN_UP]: SENT, ...answers })
  return {
    ...http,
    ...renderUi(<SignUpPage />, { namespaces: accountTexts, route: '/signup?lng=en', language }),
  }
}
type User = ReturnType<typeof show>['user']

const LABELS = ['Your name', 'Restaurant name', 'E-mail', 'Mobile number', 'Password', 'Password again']
const field = (label: string) => screen.getByLabelText(label)
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }))

const fillIn = async (user: User) => {
  const texts = ['سارة القحطاني', 'مطعم سارة', ' Sara@example.com', '٠٥٠١٢٣٤٥٦٧', 'Kabsa2026', 'Kabsa2026']
  for (const [index, label] of LABELS.entries()) {
    await user.click(field(label))
    await user.paste(texts[index] ?? '')
  }
  await user.click(screen.getByRole('checkbox'))
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const Pages = () => (
  <>
    <Link to="/login">elsewhere</Link>
    {useRoutes([
      { path: 'signup', element: <SignUpPage /> },
      { path: '*', element: <p>Another page</p> },
    ])}
  </>
)

it('keeps a person who navigated away before the response', async () => {
  const late = delayedResponse(SENT)
  const { calls } = answerHttp({ [VALIDATE]: FREE, [SIGN_UP]: late.answer })
  const { user, location } = renderUi(<Pages />, { namespaces: accountTexts, route: '/signup?lng=en' })
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/SignUp'))).toBe(true))
  await user.click(screen.getByRole('link', { name: 'elsewhere' }))
  late.come()
  await waitFor(() => expect(useCodeEntryState.getState()).toMatchObject({ purpose: 'SignUp' }))
  await screen.findByText('Another page')
  expect(location()).toBe('/login')
})

it('names every field for browsers and focuses the first', () => {
  show()
  expect(LABELS.map(label => field(label).getAttribute('autocomplete'))).toEqual([
    'name',
    'organization',
    'username',
    'tel',
    'new-password',
    'new-password',
  ])
  expect(field('Your name')).toHaveFocus()
})

it('leads from a new account to the code entry', async () => {
  const { user, calls, location } = show()
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(location()).toBe('/otp?lng=en'))
  expect(calls.find(({ path }) => path.endsWith('SignUp'))?.body).toEqual({
    name: 'سارة القحطاني',
    accountName: 'مطعم سارة',
    email: expect.stringMatching(/Sara@example.com$/),
    phone: '٠٥٠١٢٣٤٥٦٧',
    password: 'Kabsa2026',
    confirmPassword: 'Kabsa2026',
    acceptTerms: true,
    lang: 'en',
  })
  expect(useSession.getState()).toMatchObject({ emailForOtp: 'sara@example.com', userId: 9 })
  expect(useCodeEntryState.getState()).toMatchObject({ purpose: 'SignUp' })
  expect(hasPendingSignUp()).toBe(true)
})

it('checks an address once, half a second after the last letter, and only when it is complete', async () => {
  const { user, calls } = show()
  await user.type(field('E-mail'), 'sara@example')
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(calls).toEqual([])
  await user.type(field('E-mail'), '.com')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ field: 'email', value: 'sara@example.com' })
})

it('reports a taken address while typing, with a link to the sign-in', async () => {
  const { user } = show('en', { [VALIDATE]: TAKEN })
  await user.type(field('E-mail'), 'sara@example.com')
  expect(await screen.findByText('This e-mail has a Sufra account.')).toBeInTheDocument()
  expect(field('E-mail')).toBeInvalid()
  expect(screen.getByRole('link', { name: 'Sign in with it' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Reset the password' })).toHaveAttribute('href', '/forgetPassword')
  await user.type(field('E-mail'), '.sa')
  await waitFor(() => expect(field('E-mail')).toBeValid())
})

it('shows refusals at their fields and keeps all input', async () => {
  const refused = {
    status: 409,
    body: { code: 'already_exists', errors: { email: ['…'], phone: ['Not this one'] } },
  }
  const { user, location } = show('en', { [SIGN_UP]: refused })
  await fillIn(user)
  await send(user)
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('This e-mail has a Sufra account.'))
  expect(field('Mobile number')).toHaveAccessibleDescription('Not this one')
  expect(field('E-mail')).toHaveFocus()
  expect(field('Password')).toHaveValue('Kabsa2026')
  expect(location()).toBe('/signup?lng=en')
})

it('reports a missing network and keeps the input', async () => {
  const { user } = show()
  await fillIn(user)
  globalThis.fetch = async () => {
    throw new TypeError('no network')
  }
  await send(user)
  expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument()
  expect(field('Your name')).toHaveValue('سارة القحطاني')
})

it('names all missing fields of an empty form, the terms included', async () => {
  const { user } = show('ar')
  await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }))
  expect(await screen.findAllByText('هذا الحقل مطلوب.')).toHaveLength(5)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('يرجى الموافقة على الشروط للمتابعة.')
  expect(screen.getByLabelText('اسمك')).toHaveFocus()
})

it('formats the mobile number, and reports a wrong one when the field is left', async () => {
  const { user } = show()
  await user.type(field('Mobile number'), '٠٥٠ ١٢٣')
  expect(field('Mobile number')).toHaveAccessibleDescription('A Saudi number, like 05XXXXXXXX')
  await user.tab()
  expect(field('Mobile number')).toHaveAccessibleDescription('Enter a Saudi mobile number, like 05XXXXXXXX')
  await user.type(field('Mobile number'), '٤٥٦٧')
  expect(field('Mobile number')).toHaveAccessibleDescription(/\+966 50 123 4567/)
})

it('states what a password lacks', async () => {
  const { user } = show()
  expect(field('Password')).toHaveAccessibleDescription('At least 8 characters with a letter and a digit')
  await user.type(field('Password'), 'kabsa')
  expect(field('Password')).toHaveAccessibleDescription('Still needed: at least 8 characters, a digit')
  await user.type(field('Password'), '2026')
  expect(field('Password')).toHaveAccessibleDescription('This password will do')
})
