import { SIGN_UP, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity?.close())

const signUp = (changes: object = {}) => identity.post('SignUp', { ...SIGN_UP, ...changes })
const confirm = (email: string, code: string, changes: object = {}) =>
  identity.post('CodeConfirmation', { email, code, purpose: 'SignUp', ...changes })

const statusOf = async (email: string) => {
  const [row] = await identity.rows(
    `select status, city, role, is_email_verified, language, app_user.phone, account.name from app_user
      join account on account.id = account_id where app_user.email = $1`,
    [email],
  )
  return row
}

it('creates an account that awaits its code, without a session', async () => {
  const answer = await signUp({ email: ' Hind@Example.com ' })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      userId: expect.any(Number),
      email: SIGN_UP.email,
      emailForOtp: SIGN_UP.email,
      otpExpiresIn: 300,
      resendIn: 60,
    },
  ])
  expect(answer.cookies.map(({ name }) => name)).toEqual(['sufra_device'])
  expect(await statusOf(SIGN_UP.email)).toEqual({
    status: 'PendingVerification',
    city: null,
    role: 'Admin',
    is_email_verified: false,
    language: 'ar',
    phone: '+966551234567',
    name: '{"ar":"مطعم الديرة","en":""}',
  })
  expect(await identity.mailsTo(SIGN_UP.email)).toEqual(['signUpCode'])
})

it('signs in with the code, also in Arabic digits, and continues with the business details', async () => {
  await signUp({ email: 'arabic@example.com' })
  const code = (await identity.codeFor('arabic@example.com')).replace(/\d/g, digit =>
    '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)),
  )
  const answer = await confirm('arabic@example.com', code)
  expect(answer.json()).toMatchObject({ user: { role: 'Admin' }, onboardingStep: 'businessDetails' })
  expect(String(answer.headers['set-cookie'])).toContain('sufra_refresh=')
  expect(await statusOf('arabic@example.com')).toMatchObject({
    status: 'PendingBusinessDetails',
    is_email_verified: true,
  })
  const me = await identity.test.app.inject({ url: '/api/User/Get', headers: identity.bearer(answer) })
  expect(me.json().email).toBe('arabic@example.com')
})

it('asks for the code at an unconfirmed sign-in, and sends a new one when the last is old', async () => {
  await signUp({ email: 'later@example.com' })
  const early = await identity.login('later@example.com', SIGN_UP.password)
  expect(early.json()).toEqual({
    requiresOtp: true,
    userId: expect.any(Number),
    emailForOtp: 'later@example.com',
    purpose: 'SignUp',
    resendIn: expect.any(Number),
  })
  expect(early.cookies.map(({ name }) => name)).toEqual(['sufra_device'])
  expect(await identity.mailsTo('later@example.com')).toHaveLength(1)
  await identity.letPass('61 seconds')
  expect((await identity.login('later@example.com', SIGN_UP.password)).json().resendIn).toBe(60)
  expect(await identity.mailsTo('later@example.com')).toHaveLength(2)
  expect((await confirm('later@example.com', await identity.codeFor('later@example.com'))).statusCode).toBe(
    200,
  )
})

it('refuses an address with an account, also an unconfirmed one', async () => {
  await signUp({ email: 'twice@example.com' })
  for (const email of ['twice@example.com', 'ADMIN@sufra.test']) {
    const answer = await signUp({ email })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_exists'])
    expect(answer.json().errors.email).toEqual([
      'This e-mail has an account already. Sign in, or reset the password.',
    ])
  }
})

it('accepts one of sixteen sign-ups with the same address, and leaves nothing of the others', async () => {
  const count = async () => Number((await identity.rows('select count(*) from account'))[0].count)
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 16 }, () => signUp({ email: 'race@example.com' })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(15).fill(409)])
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(new Set(refused.map(answer => Object.keys(answer.json().errors).join()))).toEqual(new Set(['email']))
  expect(await count()).toBe(before + 1)
  expect(await identity.mailsTo('race@example.com')).toHaveLength(1)
})

it.each([
  ['role', { role: 'SuperAdmin' }],
  ['accountId', { accountId: 1 }],
  ['isEmailVerified', { isEmailVerified: true }],
  ['phone', { phone: '12345' }],
  ['password', { password: 'short1', confirmPassword: 'short1' }],
  [
    'password',
    { email: 'same1@example.com', password: 'Same1@example.com', confirmPassword: 'Same1@example.com' },
  ],
  ['confirmPassword', { confirmPassword: 'Other-2030' }],
  ['acceptTerms', { acceptTerms: false }],
  ['name', { name: 'a\u202eb' }],
])('names the field %s when it is invalid', async (field, changes) => {
  const answer = await signUp({ email: 'fields@example.com', ...changes })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toContain(field)
})

it('returns an address to its owner after somebody else signed up with it', async () => {
  const [email, mine] = ['victim@example.com', 'Victims-own-1']
  await signUp({ email, password: 'Attackers-1', confirmPassword: 'Attackers-1' })
  expect((await identity.login(email, 'Attackers-1')).json().requiresOtp).toBe(true)
  expect((await signUp({ email })).statusCode).toBe(409)
  const resetToken = await identity.permitFor(email)
  const passwords = { newPassword: mine, confirmPassword: mine }
  expect((await identity.post('ResetPassword', { resetToken, ...passwords })).statusCode).toBe(200)
  expect((await identity.login(email, mine)).json().onboardingStep).toBe('businessDetails')
  expect((await identity.login(email, 'Attackers-1')).json().code).toBe('bad_credentials')
})

it('continues with the business details after a confirmation during a suspension', async () => {
  const email = 'suspended@example.com'
  await signUp({ email })
  const headers = await identity.test.signIn('operator')
  const [{ id }] = await identity.rows('select id from account where email = $1', [email])
  const put = (path: string, payload: object) =>
    identity.test.app.inject({ method: 'PUT', url: `/api/Account/${path}`, payload, headers })
  await put('Suspend', { id, reason: 'Looks made up' })
  await confirm(email, await identity.codeFor(email))
  expect(await statusOf(email)).toMatchObject({ status: 'Suspended', is_email_verified: true })
  expect((await put('Resume', { id })).json()).toMatchObject({ status: 'PendingBusinessDetails' })
})

const deleteAbandoned = () => identity.test.foundation.jobs.run('delete-abandoned-accounts')
const leftOf = (emails: string[]) => Promise.all(emails.map(async email => (await statusOf(email))?.status))
const openOld = async (emails: string[]) => {
  for (const email of emails) await signUp({ email })
  await identity.rows(`update account set created_at = now() - interval '8 days' where email = any($1)`, [
    emails,
  ])
}

it('keeps an account that the operator has worked with, and deletes the one beside it', async () => {
  const emails = ['dealt@example.com', 'nobodys@example.com']
  await openOld(emails)
  await identity.rows(
    `insert into feature_override (account_id, feature_id, reason, by_user_id)
      select id, (select min(id) from feature), 'A pilot', 1 from account where email = $1`,
    ['dealt@example.com'],
  )
  await deleteAbandoned()
  expect(await leftOf(emails)).toEqual(['PendingVerification', undefined])
})

it('deletes the others when one deletion fails, and reports the failure', async () => {
  const emails = ['held@example.com', 'free@example.com']
  await openOld(emails)
  await identity.rows(`insert into search_words (account_id) select id from account where email = $1`, [
    'held@example.com',
  ])
  await expect(deleteAbandoned()).rejects.toThrow()
  expect(await leftOf(emails)).toEqual(['PendingVerification', undefined])
  await identity.rows('delete from search_words')
  await deleteAbandoned()
  expect(await leftOf(emails)).toEqual([undefined, undefined])
})

it('deletes accounts that were unconfirmed for a week, and no others', async () => {
  const emails = ['old@example.com', 'young@example.com', 'confirmed@example.com']
  for (const email of emails) await signUp({ email })
  await confirm('confirmed@example.com', await identity.codeFor('confirmed@example.com'))
  const age = `update account set created_at = now() - $2::interval where email = $1`
  await identity.rows(age, ['old@example.com', '7 days 1 minute'])
  await identity.rows(age, ['young@example.com', '6 days 23 hours'])
  await identity.rows(age, ['confirmed@example.com', '30 days'])
  await deleteAbandoned()
  expect(await leftOf(emails)).toEqual([undefined, 'PendingVerification', 'PendingBusinessDetails'])
  expect((await identity.rows("select 1 from account where email = 'old@example.com'")).length).toBe(0)
  expect((await signUp({ email: 'old@example.com' })).statusCode).toBe(200)
})
