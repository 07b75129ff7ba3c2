import { useLocation } from '@sufra/shared/router'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { accountTexts } from '#src/testing/account-texts.ts'
import { ForgetPasswordPage } from './forget-password.page.tsx'

const at = (name: string) => `POST /api/Authentication/${name}`
const ASKED = { body: { userId: null, emailForOtp: 'sara@example.com', otpExpiresIn: 300, resendIn: 60 } }
const ANSWERS: Record<string, HttpAnswer> = {
  [at('ForgetPassword')]: ASKED,
  [at('CodeConfirmation')]: { body: { resetToken: 'PERMIT', expiresIn: 600 } },
  [at('ResetPassword')]: { body: {} },
}

const HANDED = '{"email":"sara@example.com","isPasswordChanged":true}'
const Handed = () => <output>{JSON.stringify(useLocation().state)}</output>

const show = (answers: Parameters<typeof answerHttp>[0] = {}, language: 'ar' | 'en' = 'en') => {
  const http = answerHttp({ ...ANSWERS, ...answers })
  const shown = renderUi(
    <>
      <ForgetPasswordPage />
      <Handed />
    </>,
    { namespaces: accountTexts, route: '/forgetPassword', language },
  )
  return { ...http, ...shown }
}
type User = ReturnType<typeof show>['user']

const toCode = async (user: User) => {
  await user.paste('Sara@example.com')
  await user.keyboard('{Enter}')
  return screen.findByRole('textbox', { name: 'Code' })
}
const toPassword = async (user: User) => {
  fireEvent.paste(await toCode(user), { clipboardData: { getData: () => '١٢٣ ٤٥٦' } })
  return screen.findByLabelText('New password')
}
const save = async (user: User) => {
  await toPassword(user)
  await user.paste('Kabsa2027')
  await user.click(screen.getByLabelText('Password again'))
  await user.paste('Kabsa2027')
  await user.keyboard('{Enter}')
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('leads from address, code and new password to the login page with the address', async () => {
  const { user, calls, location } = show()
  await save(user)
  await waitFor(() => expect(location()).toBe('/login'))
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'Sara@example.com' },
    { email: 'sara@example.com', code: '123456', purpose: 'ResetPassword' },
    { resetToken: 'PERMIT', newPassword: 'Kabsa2027', confirmPassword: 'Kabsa2027' },
  ])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(HANDED))
})

it('focuses the first field of each stage', async () => {
  const { user } = show()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
  expect(await toCode(user)).toHaveFocus()
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => '123456' } })
  expect(await screen.findByLabelText('New password')).toHaveFocus()
})

it('does not reveal whether an address has an account', async () => {
  const { user } = show()
  await toCode(user)
  expect(screen.getByText(/^If this address has a Sufra account/)).toHaveTextContent(/sara@example.com$/)
})

it('shows a wrong code at its box', async () => {
  const { user } = show({ [at('CodeConfirmation')]: { status: 400, body: { code: 'code_invalid' } } })
  await user.type(await toCode(user), '123456')
  expect(await screen.findByText(/Not the right code/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('')
})

it('lets a wrong address be corrected', async () => {
  const { user } = show()
  await toCode(user)
  await user.click(screen.getByRole('button', { name: 'Go back and correct it' }))
  expect(screen.getByLabelText('E-mail')).toHaveValue('sara@example.com')
})

describe('going back to correct the address', () => {
  const back = (user: User) => user.click(screen.getByRole('button', { name: 'Go back and correct it' }))

  it('stays there when the response to a code arrives late', async () => {
    const late = delayedResponse({ body: { resetToken: 'PERMIT', expiresIn: 600 } })
    const { user, calls } = show({ [at('CodeConfirmation')]: late.answer })
    await user.type(await toCode(user), '123456')
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/CodeConfirmation$/))
    await back(user)
    late.come()
    await user.type(screen.getByLabelText('E-mail'), '.sa')
    expect(screen.getByLabelText('E-mail')).toHaveValue('sara@example.com.sa')
  })

  it('sets no password with the code of the earlier address', async () => {
    const late = delayedResponse({ body: { resetToken: 'PERMIT', expiresIn: 600 } })
    const addresses = ['sara@example.com', 'sara@example.com.sa']
    const { user, calls } = show({
      [at('ForgetPassword')]: () => ({ body: { ...ASKED.body, emailForOtp: addresses.shift() } }),
      [at('CodeConfirmation')]: late.answer,
    })
    await user.type(await toCode(user), '123456')
    await waitFor(() => expect(calls.at(-1)?.path).toMatch(/CodeConfirmation$/))
    await back(user)
    await user.type(screen.getByLabelText('E-mail'), '.sa{Enter}')
    const code = await screen.findByRole('textbox', { name: 'Code' })
    late.come()
    await user.type(code, '98')
    expect(code).toHaveValue('98')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  it('does not lead to the code again when another one was sent meanwhile', async () => {
    const late = delayedResponse({ body: { resendIn: 60 } })
    const { user, calls } = show({
      [at('ForgetPassword')]: { body: { ...ASKED.body, resendIn: 0 } },
      [at('ResendVerificationCode')]: late.answer,
    })
    await toCode(user)
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    await back(user)
    late.come()
    await user.type(screen.getByLabelText('E-mail'), '.sa')
    expect(screen.getByLabelText('E-mail')).toHaveValue('sara@example.com.sa')
  })
})

it('takes the address back to the login page', async () => {
  const { user, location } = show()
  await user.paste('sara@example.com')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(location()).toBe('/login')
  expect(screen.getByRole('status')).toHaveTextContent('{"email":"sara@example.com"}')
})

it('shows a refused password at its field', async () => {
  const refused = { status: 400, body: { code: 'validation_failed', errors: { newPassword: ['Too easy'] } } }
  const { user } = show({ [at('ResetPassword')]: refused })
  await save(user)
  expect(await screen.findByText('Too easy')).toBeInTheDocument()
  expect(screen.getByLabelText('New password')).toHaveFocus()
})

it('starts over with a reason and the address when the permit expired', async () => {
  const late = { status: 400, body: { code: 'validation_failed', errors: { resetToken: ['…'] } } }
  const { user } = show({ [at('ResetPassword')]: late })
  await save(user)
  expect(await screen.findByText(/The time to change the password ran out/)).toBeInTheDocument()
  expect(screen.getByLabelText('E-mail')).toHaveValue('sara@example.com')
})

it('keeps the address without a network', async () => {
  const { user } = show({}, 'ar')
  globalThis.fetch = async () => {
    throw new TypeError('no network')
  }
  await user.type(screen.getByLabelText('البريد الإلكتروني'), 'sara@example.com{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الوصول إلى الخادم')
  expect(screen.getByLabelText('البريد الإلكتروني')).toHaveValue('sara@example.com')
})
