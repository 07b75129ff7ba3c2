import { answerHttp, delayedResponse, renderUi, sampleUser } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'

const CHANGE_EMAIL = 'POST /api/User/ChangeEmail'
const CHANGE_PASSWORD = 'POST /api/User/ChangePassword'
const CONFIRM = 'POST /api/Authentication/CodeConfirmation'
const RESEND = 'POST /api/Authentication/ResendVerificationCode'
const profile = sampleUser({ id: 1 })

const show = (answers: Parameters<typeof answerHttp>[0], language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    [CHANGE_EMAIL]: ({ body }) => ({
      body: { emailForOtp: Reflect.get(Object(body), 'newEmail'), otpExpiresIn: 300, resendIn: 60 },
    }),
    ...answers,
  })
  const rendered = renderUi(
    <>
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <Toaster />
    </>,
    { namespaces: settingsTexts, role: 'Admin', language },
  )
  const sentTo = (path: string) => calls.filter(call => call.path === path)
  return { sentTo, ...rendered }
}

describe('a change of the e-mail address', () => {
  const email = () => within(screen.getByRole('region', { name: 'E-mail' }))
  const codeBox = () => email().findByRole('textbox', { name: /code/i })
  const ask = async (user: ReturnType<typeof show>['user'], address: string) => {
    await user.click(email().getByRole('button', { name: 'Change e-mail' }))
    await user.type(email().getByLabelText('New e-mail'), address)
    await user.type(email().getByLabelText('Current password'), 'Sufra-demo-1')
    await user.click(email().getByRole('button', { name: 'Send code' }))
  }
  const sent = (address: string) => ({ body: { emailForOtp: address, otpExpiresIn: 300, resendIn: 60 } })

  it('that was cancelled asks for no code when its response arrives late', async () => {
    const late = delayedResponse(sent('first@sufra.test'))
    const { user, sentTo } = show({ [CHANGE_EMAIL]: late.answer })
    await ask(user, 'first@sufra.test')
    await waitFor(() => expect(sentTo('/api/User/ChangeEmail')).toHaveLength(1))
    await user.click(email().getByRole('button', { name: 'Cancel' }))
    await user.click(email().getByRole('button', { name: 'Change e-mail' }))
    const box = email().getByLabelText('New e-mail')
    await user.type(box, 'second@sufra.test')
    late.come()
    await user.type(box, 'x')
    expect(email().getByLabelText('New e-mail')).toHaveValue('second@sufra.testx')
    expect(screen.queryByText('first@sufra.test')).not.toBeInTheDocument()
  })

  it('is confirmed by the code of its address', async () => {
    const { user, sentTo } = show({ [CONFIRM]: { body: { email: 'new@sufra.test' } } })
    await ask(user, 'new@sufra.test')
    await user.type(await codeBox(), '123456')
    expect(await screen.findByText(/Your e-mail is now/)).toBeInTheDocument()
    expect(sentTo('/api/Authentication/CodeConfirmation')[0]?.body).toMatchObject({
      userId: 1,
      email: 'new@sufra.test',
      code: '123456',
      purpose: 'ChangeEmail',
    })
    expect(email().getByRole('button', { name: 'Change e-mail' })).toHaveFocus()
  })

  it('with a wrong code clears the boxes, reports it and allows another try', async () => {
    const { user } = show({ [CONFIRM]: { status: 400, body: { code: 'code_invalid', status: 400 } } })
    await ask(user, 'new@sufra.test')
    const box = await codeBox()
    await user.type(box, '111111')
    await waitFor(() => expect(box).toBeInvalid())
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
    expect(email().queryByRole('button', { name: 'Change e-mail' })).not.toBeInTheDocument()
  })

  it('keeps a code that could not be checked', async () => {
    const { user } = show({
      [CONFIRM]: () => {
        throw new TypeError('offline')
      },
    })
    await ask(user, 'new@sufra.test')
    const box = await codeBox()
    await user.type(box, '123456')
    expect(await email().findByRole('alert')).toBeVisible()
    expect(box).toHaveValue('123456')
  })

  it('accepts digits of an Arabic keyboard and a pasted code with spaces', async () => {
    const { user, sentTo } = show({ [CONFIRM]: { status: 400, body: { code: 'code_invalid', status: 400 } } })
    await ask(user, 'new@sufra.test')
    const box = await codeBox()
    await user.type(box, '١٢٣٤٥٦')
    const codes = () =>
      sentTo('/api/Authentication/CodeConfirmation').map(({ body }) => Reflect.get(Object(body), 'code'))
    await waitFor(() => expect(codes()).toEqual(['123456']))
    await waitFor(() => expect(box).toHaveValue(''))
    await user.click(box)
    await user.paste(' 654 321 ')
    await waitFor(() => expect(codes()).toEqual(['123456', '654321']))
  })

  it('cannot request another code too early', async () => {
    const { user, sentTo } = show({ [RESEND]: { body: { otpExpiresIn: 300, resendIn: 60 } } })
    await ask(user, 'new@sufra.test')
    await codeBox()
    const [resend] = email().getAllByRole('button', { name: /^Send a new code/ })
    expect(resend).toBeDisabled()
    expect(sentTo('/api/Authentication/ResendVerificationCode')).toEqual([])
  })
})

describe('a change of the password', () => {
  const password = () => within(screen.getByRole('region', { name: 'Password' }))
  const inputs = () => password().getAllByLabelText(/password/i, { selector: '[type=password]' })
  const ask = async (user: ReturnType<typeof show>['user'], texts: readonly string[]) => {
    await user.click(password().getByRole('button', { name: 'Change password' }))
    for (const [at, text] of texts.entries()) {
      const input = inputs()[at]
      if (input) await user.type(input, text)
    }
    await user.click(password().getByRole('button', { name: 'Save password' }))
  }
  const GOOD = ['Sufra-demo-1', 'Kabsa-2026', 'Kabsa-2026']

  it('that was cancelled leaves a form opened meanwhile alone', async () => {
    const late = delayedResponse({ body: {} })
    const { user, sentTo } = show({ [CHANGE_PASSWORD]: late.answer })
    await ask(user, GOOD)
    await waitFor(() => expect(sentTo('/api/User/ChangePassword')).toHaveLength(1))
    await user.click(password().getByRole('button', { name: 'Cancel' }))
    await user.click(password().getByRole('button', { name: 'Change password' }))
    const [current] = inputs()
    if (!current) throw new Error('no box for the password')
    await user.type(current, 'Kabsa')
    late.come()
    expect(await screen.findByText(/Password changed/)).toBeInTheDocument()
    expect(current).toHaveValue('Kabsa')
  })

  it('is not sent when the two entries differ', async () => {
    const { user, sentTo } = show({ [CHANGE_PASSWORD]: { body: {} } })
    await ask(user, ['Sufra-demo-1', 'Kabsa-2026', 'Kabsa-2027'])
    await waitFor(() => expect(inputs()[2]).toBeInvalid())
    expect(sentTo('/api/User/ChangePassword')).toEqual([])
  })

  it('refused for too many tries states the waiting time and keeps the input', async () => {
    const { user } = show({
      [CHANGE_PASSWORD]: {
        status: 429,
        headers: { 'Retry-After': '120' },
        body: { code: 'too_many_requests', status: 429 },
      },
    })
    await ask(user, GOOD)
    expect(await password().findByText(/Try again in 2 min/)).toBeVisible()
    expect(inputs()[1]).toHaveValue('Kabsa-2026')
  })

  it('leaves no password in the page after the form closed', async () => {
    const { user } = show({})
    await user.click(password().getByRole('button', { name: 'Change password' }))
    const [current] = inputs()
    if (!current) throw new Error('no box for the password')
    await user.type(current, 'secret')
    await user.click(password().getByRole('button', { name: 'Cancel' }))
    expect(password().getByRole('button', { name: 'Change password' })).toHaveFocus()
    await user.click(password().getByRole('button', { name: 'Change password' }))
    expect(inputs()[0]).toHaveValue('')
  })
})
