import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
let headers: Record<string, string>
beforeEach(async () => {
  identity = await openIdentity()
  headers = await identity.test.signIn('admin')
})
afterEach(() => identity?.close())

const ADMIN = 'admin@sufra.test'
const newEmail = 'noura@example.com'
const ask = (password = DEMO_PASSWORD, wanted = newEmail) =>
  identity.test.app.inject({
    method: 'POST',
    url: '/api/User/ChangeEmail',
    payload: { newEmail: wanted, password },
    headers,
  })
const confirm = async (as = headers, email = newEmail) =>
  identity.post(
    'CodeConfirmation',
    { email, code: await identity.codeFor(newEmail), purpose: 'ChangeEmail' },
    as,
  )

it('takes effect when the code from the new mailbox is confirmed, and notifies the old address', async () => {
  const asked = await ask()
  expect(asked.json()).toEqual({ emailForOtp: newEmail, otpExpiresIn: 300, resendIn: 60 })
  expect((await identity.login(newEmail)).statusCode).toBe(401)
  const confirmed = await confirm()
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: newEmail }])
  expect(await identity.mailsTo(newEmail)).toEqual(['changeEmailCode'])
  expect(await identity.mailsTo(ADMIN)).toEqual(['emailChanged'])
  expect((await identity.login(ADMIN)).statusCode).toBe(401)
  expect((await identity.login(newEmail)).json().user.email).toBe(newEmail)
})

it('invalidates the tokens with the old address', async () => {
  const version = async () =>
    (await identity.rows("select session_version from app_user where name = 'نورة العتيبي'"))[0]
      .session_version
  const before = await version()
  await ask()
  expect(await version()).toBe(before)
  await confirm()
  expect(await version()).toBe(before + 1)
})

it('requires the password, with errors at its field', async () => {
  const answer = await ask('Wrong-1234')
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']])
  expect(await identity.mailsTo(newEmail)).toEqual([])
})

it('refuses an address that is in use, also when it was taken meanwhile', async () => {
  const taken = await ask(DEMO_PASSWORD, 'Staff@sufra.test')
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'already_exists'])
  expect(Object.keys(taken.json().errors)).toEqual(['newEmail'])
  await ask()
  await identity.rows("update app_user set email = $1 where email = 'staff@sufra.test'", [newEmail])
  const late = await confirm()
  expect([late.statusCode, late.json().code]).toEqual([409, 'already_exists'])
  expect(Object.keys(late.json().errors)).toEqual(['email'])
})

it('accepts the code only from the person who requested it', async () => {
  await ask()
  expect((await confirm({})).statusCode).toBe(401)
  expect((await confirm(await identity.test.signIn('staff'))).json().code).toBe('code_void')
  expect((await confirm(headers, ADMIN)).json().code).toBe('code_void')
  expect((await confirm()).statusCode).toBe(200)
})

it('resends the code on request, and only to the person who requested it', async () => {
  const resend = (email: string, as: Record<string, string> = headers) =>
    identity.post('ResendVerificationCode', { email, purpose: 'ChangeEmail' }, as)
  await resend('stranger@example.com')
  expect(await identity.mailsTo('stranger@example.com')).toEqual([])
  await ask()
  await identity.letPass('61 seconds')
  expect((await resend(newEmail, {})).json()).toEqual({ resendIn: 60 })
  await resend(newEmail, await identity.test.signIn('staff'))
  expect(await identity.mailsTo(newEmail)).toHaveLength(1)
  expect((await resend(newEmail)).json()).toEqual({ resendIn: 60 })
  expect(await identity.mailsTo(newEmail)).toHaveLength(2)
  expect((await confirm()).statusCode).toBe(200)
})
