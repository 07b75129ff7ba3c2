import { useLocation } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi, tokenAnswer } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { accountTexts } from '#src/testing/account-texts.ts'
import { signInAs, tokenOf } from '#src/testing/tokens.ts'
import { SignUpPage } from './sign-up.page.tsx'

const OPEN = 'POST /api/User/Invitation'
const ACCEPT = 'POST /api/User/SignUp'
const INVITATION = {
  email: 'omar@example.com',
  name: 'Omar',
  accountName: '{"ar":"مطبخ النخيل","en":"Palm Kitchen"}',
  roleName: '{"ar":"كاشير","en":"Cashier"}',
  expiresAt: '2026-08-15T09:00:00Z',
}
const DEAD = { status: 404, body: { code: 'not_found' } }

const Address = () => {
  const { hash } = useLocation()
  return <p>address {hash}</p>
}

interface Visit {
  answers?: Record<string, HttpAnswer>
  language?: 'ar' | 'en'
  isSignedIn?: boolean
}

const show = ({ answers = {}, language = 'en', isSignedIn = false }: Visit = {}) => {
  const http = answerHttp({ [OPEN]: { body: INVITATION }, ...answers })
  const page = isSignedIn ? null : <SignUpPage />
  const options = { namespaces: accountTexts, route: '/signup#invite=TOKEN', language }
  const shown = renderUi(
    <>
      <Address />
      {page}
    </>,
    options,
  )
  if (isSignedIn) {
    act(() => signInAs('Admin'))
    shown.rerender(
      <>
        <Address />
        <SignUpPage />
      </>,
    )
  }
  return { ...http, ...shown }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows team, role and person, and removes the token from the address bar', async () => {
  const { calls } = show()
  expect(
    await screen.findByText('You are invited to the team of Palm Kitchen as Cashier'),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue('omar@example.com')
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Your name')).toHaveValue('Omar')
  expect(screen.getByText(/^address/)).toHaveTextContent(/^address$/)
  expect(calls.map(({ body }) => body)).toEqual([{ inviteToken: 'TOKEN' }])
})

it('signs in with a name and a password', async () => {
  const { user, calls, location } = show({
    answers: { [ACCEPT]: { body: tokenAnswer(tokenOf('Cashier')) } },
  })
  await user.type(await screen.findByLabelText('Password'), 'Kabsa2026')
  await user.type(screen.getByLabelText('Password again'), 'Kabsa2026')
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
  await waitFor(() => expect(location()).toBe('/dashboard'))
  expect(calls.at(-1)?.body).toEqual({
    inviteToken: 'TOKEN',
    name: 'Omar',
    password: 'Kabsa2026',
    confirmPassword: 'Kabsa2026',
  })
  expect(useSession.getState().user?.Role).toBe('Cashier')
})

it('explains a dead link and what to do', async () => {
  show({ answers: { [OPEN]: DEAD }, language: 'ar' })
  expect(await screen.findByText('هذه الدعوة لم تعد صالحة')).toBeInTheDocument()
  expect(screen.getByText(/اطلب دعوة جديدة ممن دعاك/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/login')
})

it('explains a link that expired while the form was open', async () => {
  const { user } = show({ answers: { [ACCEPT]: DEAD } })
  await user.type(await screen.findByLabelText('Password'), 'Kabsa2026')
  await user.type(screen.getByLabelText('Password again'), 'Kabsa2026{Enter}')
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument()
})

it('allows another try after a network failure', async () => {
  const { user } = show({ answers: { [OPEN]: { status: 503, body: { code: 'unavailable' } } } })
  expect(await screen.findByText('The invitation could not be opened')).toBeInTheDocument()
  answerHttp({ [OPEN]: { body: INVITATION } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Your name')).toBeInTheDocument()
})

it('asks before it replaces a signed-in person', async () => {
  const { user, calls } = show({ isSignedIn: true })
  expect(screen.getByRole('link', { name: 'Stay in my account' })).toHaveAttribute('href', '/dashboard')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sign out and open the invitation' }))
  expect(useSession.getState().user).toBeNull()
  expect(await screen.findByLabelText('Your name')).toBeInTheDocument()
})
