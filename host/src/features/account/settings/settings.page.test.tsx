import { answerHttp, delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { startImpersonation } from '#src/testing/start-impersonation.ts'
import { PHONE, device, me, section, show } from './testing/show-settings.tsx'

const refused = (field: string, text: string) => ({
  status: 400,
  body: { code: 'validation_failed', errors: { [field]: [text] } },
})

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('the profile', () => {
  it('is saved as typed, and cannot be saved unchanged', async () => {
    const saved = me({ name: 'نورة السبيعي', language: 'en' })
    const { user, bodyOf } = show({ 'PUT /api/User/UpdateProfile': { body: saved } })
    const profile = await section('Profile')
    expect(profile.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.clear(profile.getByLabelText('Name'))
    await user.type(profile.getByLabelText('Name'), 'نورة السبيعي')
    await user.selectOptions(profile.getByLabelText('Language of mails'), 'en')
    await user.selectOptions(profile.getByLabelText('Digits'), 'arabic')
    await user.click(profile.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your profile was saved')).toBeInTheDocument()
    expect(bodyOf('/api/User/UpdateProfile')).toEqual({
      name: 'نورة السبيعي',
      phone: '+966501234567',
      lang: 'en',
      digits: 'arabic',
    })
    expect(profile.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('shows an invalid mobile number at its field and sends nothing', async () => {
    const { user, bodyOf } = show()
    const profile = await section('Profile')
    await user.clear(profile.getByLabelText('Mobile number'))
    await user.type(profile.getByLabelText('Mobile number'), '123')
    await user.click(profile.getByRole('button', { name: 'Save' }))
    expect(await profile.findByRole('alert')).toHaveTextContent('Enter a Saudi mobile number')
    expect(bodyOf('/api/User/UpdateProfile')).toBeUndefined()
  })

  it('can be reset', async () => {
    const { user } = show()
    const profile = await section('Profile')
    await user.type(profile.getByLabelText('Name'), ' الثانية')
    await user.click(profile.getByRole('button', { name: 'Discard changes' }))
    expect(profile.getByLabelText('Name')).toHaveValue('نورة القحطاني')
  })
})

it('changes the e-mail address by the password and the code sent to it', async () => {
  const sent = { emailForOtp: 'new@sufra.test', otpExpiresIn: 300, resendIn: 60 }
  const { user, bodyOf } = show({
    'POST /api/User/ChangeEmail': { body: sent },
    'POST /api/Authentication/CodeConfirmation': { body: { email: 'new@sufra.test' } },
  })
  const email = await section('E-mail')
  await user.click(email.getByRole('button', { name: 'Change e-mail' }))
  expect(email.getByLabelText('New e-mail')).toHaveFocus()
  await user.type(email.getByLabelText('New e-mail'), 'new@sufra.test')
  await user.type(email.getByLabelText('Current password'), 'Sufra-demo-1')
  await user.click(email.getByRole('button', { name: 'Send code' }))
  const code = await email.findByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(code).toHaveFocus())
  await user.keyboard('123456')
  expect(await screen.findByText(/Your e-mail is now/)).toBeInTheDocument()
  expect(bodyOf('/api/User/ChangeEmail')).toEqual({ newEmail: 'new@sufra.test', password: 'Sufra-demo-1' })
  expect(bodyOf('/api/Authentication/CodeConfirmation')).toEqual({
    userId: 1,
    email: 'new@sufra.test',
    code: '123456',
    purpose: 'ChangeEmail',
  })
  await waitFor(() => expect(email.getByRole('button', { name: 'Change e-mail' })).toHaveFocus())
})

it('shows a taken address at its field', async () => {
  const { user } = show({
    'POST /api/User/ChangeEmail': {
      status: 409,
      body: { code: 'already_exists', errors: { newEmail: ['This e-mail has an account already.'] } },
    },
  })
  const email = await section('E-mail')
  await user.click(email.getByRole('button', { name: 'Change e-mail' }))
  await user.type(email.getByLabelText('New e-mail'), 'new@sufra.test')
  await user.type(email.getByLabelText('Current password'), 'Sufra-demo-1')
  await user.click(email.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(email.getByLabelText('New e-mail')).toBeInvalid())
})

const typePasswords = async ({ user }: ReturnType<typeof show>) => {
  const password = await section('Password')
  expect(password.getByText('Changing it signs you out on your other devices.')).toBeInTheDocument()
  await user.click(password.getByRole('button', { name: 'Change password' }))
  const [current, next, again] = password.getAllByLabelText(/password/i, { selector: '[type=password]' })
  for (const [input, text] of [
    [current, 'Sufra-demo-1'],
    [next, 'Kabsa-2026'],
    [again, 'Kabsa-2026'],
  ] as const) {
    if (input) await user.type(input, text)
  }
  await user.click(password.getByRole('button', { name: 'Save password' }))
  return { password, current }
}

it('changes the password and states that other devices are signed out', async () => {
  const shown = show({ 'POST /api/User/ChangePassword': { body: {} } })
  const { password } = await typePasswords(shown)
  expect(await screen.findByText('Password changed, and your other devices signed out')).toBeInTheDocument()
  expect(shown.bodyOf('/api/User/ChangePassword')).toEqual({
    currentPassword: 'Sufra-demo-1',
    newPassword: 'Kabsa-2026',
    confirmPassword: 'Kabsa-2026',
  })
  expect(password.getByRole('button', { name: 'Change password' })).toHaveFocus()
})

it('shows a wrong current password at its field', async () => {
  const shown = show({ 'POST /api/User/ChangePassword': refused('currentPassword', 'wrong_password') })
  const { password, current } = await typePasswords(shown)
  expect(await password.findByText('This is not your current password.')).toBeInTheDocument()
  expect(current).toHaveFocus()
})

describe('devices', () => {
  it('lists this device first and lets the others be signed out', async () => {
    const { user, calls } = show({ 'DELETE /api/Session/Delete': { body: {} } })
    const devices = await section('Devices')
    const [first, second] = await devices.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Chrome.* on .*Windows.*Active now/)
    expect(first).toHaveTextContent('This device')
    expect(second).toHaveTextContent(/Safari.* on .*iOS.*Last active 3 h/)
    await user.click(devices.getByRole('button', { name: /^Sign out .*Safari/ }))
    expect(await screen.findByText('The device was signed out')).toBeInTheDocument()
    expect(calls.find(({ method }) => method === 'DELETE')?.query.get('Id')).toBe(PHONE.id)
  })

  it('keeps each of two sign-outs busy until its own response', async () => {
    const tablet = device({ ...PHONE, id: '6f1c3f52-3f5c-4a3c-9d3e-0d6a3b0b9a03', browser: 'Firefox' })
    const ends = [delayedResponse({ body: {} }), delayedResponse({ body: {} })]
    const waiting = [...ends]
    const left = [PHONE, tablet, device()]
    const { user } = show({
      'GET /api/Session/Get': () => ({ body: left }),
      'DELETE /api/Session/Delete': () => (waiting.shift() ?? delayedResponse({ body: {} })).answer(),
    })
    const devices = await section('Devices')
    const phone = await devices.findByRole('button', { name: /^Sign out .*Safari/ })
    const other = devices.getByRole('button', { name: /^Sign out .*Firefox/ })
    await user.click(phone)
    await user.click(other)
    expect(phone).toHaveAttribute('aria-busy', 'true')
    expect(other).toHaveAttribute('aria-busy', 'true')
    left.shift()
    ends[0]?.come()
    await waitFor(() => expect(phone).not.toBeInTheDocument())
    expect(other).toHaveAttribute('aria-busy', 'true')
    left.shift()
    ends[1]?.come()
    await waitFor(() => expect(other).not.toBeInTheDocument())
  })

  it('does not report a device as signed in after a lost response', async () => {
    const left = [PHONE, device()]
    const { user } = show({
      'GET /api/Session/Get': () => ({ body: left }),
      'DELETE /api/Session/Delete': () => {
        left.shift()
        throw new TypeError('Failed to fetch')
      },
    })
    const devices = await section('Devices')
    await user.click(await devices.findByRole('button', { name: /^Sign out .*Safari/ }))
    expect(await screen.findByText(/^No answer came/)).toBeInTheDocument()
    expect(await devices.findByText('You are signed in on no other device.')).toBeInTheDocument()
    expect(screen.queryByText(/Signing out did not work/)).not.toBeInTheDocument()
  })

  it('signs out all others after a confirmation', async () => {
    const { user, bodyOf } = show({ 'POST /api/Session/EndOthers': { body: {} } })
    const devices = await section('Devices')
    await user.click(await devices.findByRole('button', { name: 'Sign out everywhere else' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(bodyOf('/api/Session/EndOthers')).toBeUndefined()
    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('Your other devices were signed out')).toBeInTheDocument()
  })

  it('states that the person is signed in only here', async () => {
    show({ 'GET /api/Session/Get': { body: [device({ browser: null, system: null, kind: 'unknown' })] } })
    const devices = await section('Devices')
    expect(await devices.findByText('You are signed in on no other device.')).toBeInTheDocument()
    expect(devices.getByText('Unknown device')).toBeInTheDocument()
    expect(devices.queryByRole('button')).not.toBeInTheDocument()
  })
})

it.each([
  ['Admin', '/users'],
  ['SuperAdmin', '/manage-users'],
] as const)('links %s to the people at %s', async (role, address) => {
  show({}, { role })
  expect(await screen.findByRole('link', { name: /Open (team|users)/ })).toHaveAttribute('href', address)
})

it('hides people management from others', async () => {
  show({}, { role: 'Kitchen' })
  await section('Profile')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('hides personal settings during impersonation', async () => {
  show()
  startImpersonation()
  await section('When Sufra looked')
  expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument()
  expect(screen.queryByText('noura@sufra.test', { exact: false })).not.toBeInTheDocument()
})

it('reports that nothing could be loaded, and retries on request', async () => {
  const { user } = show({ 'GET /api/User/Get': { status: 503, body: { code: 'unavailable' } } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerHttp({ 'GET /api/User/Get': { body: me() } })
  await user.click(retry)
  expect(await section('Profile')).toBeDefined()
})

it('shows the settings in Arabic', async () => {
  show({}, { language: 'ar' })
  expect(screen.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeInTheDocument()
  const devices = await section('الأجهزة')
  expect(await devices.findByText('آخر نشاط قبل 3 ساعات', { exact: false })).toBeInTheDocument()
})
