import { startCodeEntry, useSession } from '@sufra/shared/session'
import { answerHttp, renderUi, tokenAnswer } from '@sufra/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { accountTexts } from '#src/testing/account-texts.ts'
import { tokenOf } from '#src/testing/tokens.ts'
import { OneTimeCodePage } from './one-time-code.page.tsx'

const CONFIRM = 'POST /api/Authentication/CodeConfirmation'
const RESEND = 'POST /api/Authentication/ResendVerificationCode'
const SENT = { emailForOtp: 'sara@example.com', userId: 7, resendIn: 60, rememberMe: false } as const

const TurnToArabic = () => {
  const { i18n } = useTranslation()
  return <button onClick={() => void i18n.changeLanguage('ar')}>turn</button>
}

const show = ({
  language = 'en',
  purpose = 'SignUp',
}: { language?: 'ar' | 'en'; purpose?: 'SignUp' | 'Login' } = {}) => {
  const shown = renderUi(
    <>
      <OneTimeCodePage />
      <TurnToArabic />
    </>,
    { namespaces: accountTexts, route: '/otp', language },
  )
  act(() => startCodeEntry({ ...SENT, purpose }))
  return shown
}
const input = (name = 'Code') => screen.getByRole('textbox', { name })
const paste = (text: string, name?: string) =>
  fireEvent.paste(input(name), { clipboardData: { getData: () => text } })
const refuse = (code: string) => ({ status: 400, body: { code, errors: { code: ['…'] } } })

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('states the address of the code and focuses the box', () => {
  show()
  expect(screen.getByText(/We sent a code of six digits to/)).toHaveTextContent(/to sara@example.com$/)
  expect(input()).toHaveFocus()
  expect(input()).toHaveAccessibleDescription('It may take a minute. Check your spam folder too.')
})

it.each([
  ['123 456', 'SignUp'],
  ['١٢٣٤٥٦', 'Login'],
] as const)('signs in when %s is pasted, for %s', async (text, purpose) => {
  const { calls } = answerHttp({ [CONFIRM]: { body: tokenAnswer(tokenOf('Admin')) } })
  show({ purpose })
  paste(text)
  await waitFor(() => expect(useSession.getState().user?.Role).toBe('Admin'))
  expect(calls.map(({ body }) => body)).toEqual([
    { userId: 7, email: 'sara@example.com', code: '123456', purpose, rememberMe: false },
  ])
  expect(sessionStorage.getItem('accessToken')).toBe(tokenOf('Admin'))
})

it.each([
  ['code_invalid', 'Not the right code. Check it and enter it again.'],
  ['code_void', 'This code is no longer valid. Ask for a new one.'],
])('shows %s at the box, cleared and focused', async (code, text) => {
  answerHttp({ [CONFIRM]: refuse(code) })
  const { user } = show()
  await user.type(input(), '123456')
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(input()).toHaveAccessibleDescription(text)
  expect(input()).toHaveValue('')
  expect(input()).toHaveFocus()
  await user.keyboard('6')
  expect(input()).toBeValid()
})

it('keeps the code without a network and retries on the button', async () => {
  const { user } = show()
  await user.type(input(), '123456')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached')
  expect(input()).toHaveValue('123456')
  answerHttp({ [CONFIRM]: { body: tokenAnswer(tokenOf('Admin')) } })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(useSession.getState().accessToken).not.toBeNull())
})

it('does not send an incomplete code', async () => {
  const { calls } = answerHttp({})
  const { user } = show()
  await user.type(input(), '123{Enter}')
  expect(await screen.findByText('The code has six digits.')).toBeInTheDocument()
  expect(calls).toEqual([])
})

it('allows another code after a minute, with a countdown that survives a change of language', async () => {
  jest.useFakeTimers()
  const { calls } = answerHttp({ [RESEND]: { body: { resendIn: 60 } } })
  show()
  expect(screen.getByRole('button', { name: 'Send a new code in 1:00' })).toBeDisabled()
  act(() => jest.advanceTimersByTime(21_000))
  fireEvent.click(screen.getByText('turn'))
  expect(screen.getByRole('button', { name: 'إرسال رمز جديد بعد 0:39' })).toBeDisabled()
  act(() => jest.advanceTimersByTime(39_000))
  expect(screen.getByRole('status')).toHaveTextContent('لم يصلك الرمز؟')

  fireEvent.change(input('رمز التحقّق'), { target: { value: '12' } })
  const button = screen.getByRole('button', { name: 'إرسال رمز جديد' })
  act(() => button.focus())
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(calls.map(({ body }) => body)).toEqual([{ userId: 7, email: 'sara@example.com', purpose: 'SignUp' }])
  expect(screen.getByRole('button', { name: 'إرسال رمز جديد بعد 1:00' })).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('أرسلنا رمزًا جديدًا')
  expect(input('رمز التحقّق')).toHaveFocus()
  expect(input('رمز التحقّق')).toHaveValue('')
})

it('states the waiting time after too many requests', async () => {
  jest.useFakeTimers()
  answerHttp({
    [RESEND]: { status: 429, body: { code: 'too_many_requests' }, headers: { 'Retry-After': '1800' } },
  })
  show()
  act(() => jest.advanceTimersByTime(60_000))
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in 30 min')
  expect(screen.getByRole('button', { name: 'Send a new code in 30:00' })).toBeDisabled()
})

it.each([
  ['SignUp', '/signup'],
  ['Login', '/login'],
] as const)('links back to the form with the address: %s', (purpose, address) => {
  show({ purpose })
  expect(screen.getByRole('link', { name: 'Go back and correct it' })).toHaveAttribute('href', address)
})

it('shows the page in Arabic', () => {
  show({ language: 'ar' })
  expect(screen.getByRole('heading', { name: 'تحقّق من بريدك' })).toBeInTheDocument()
  expect(input('رمز التحقّق')).toHaveAccessibleDescription(/قد يصل خلال دقيقة/)
})
