import { SIGN_UP, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeEach(async () => {
  identity = await openIdentity()
})
afterEach(() => identity?.close())

const ADMIN = 'admin@sufra.test'
const resend = (email: string, purpose: string) => identity.post('ResendVerificationCode', { email, purpose })
const forget = (email: string) => identity.post('ForgetPassword', { email })

it('sends one mail a minute for a hundred concurrent calls, and returns the wait to all of them', async () => {
  await identity.post('SignUp', { ...SIGN_UP, email: 'new@example.com' })
  await identity.letPass('61 seconds')
  const answers = await Promise.all(Array.from({ length: 100 }, () => resend('new@example.com', 'SignUp')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  for (const answer of answers) expect(answer.json()).toEqual({ resendIn: expect.any(Number) })
  expect(Math.min(...answers.map(answer => answer.json().resendIn))).toBeGreaterThan(30)
  expect(await identity.mailsTo('new@example.com')).toEqual(['signUpCode', 'signUpCode'])
})

it('sends nothing within the cool-down and returns the remaining seconds', async () => {
  await forget(ADMIN)
  await identity.letPass('20 seconds')
  const { resendIn } = (await resend(ADMIN, 'ResetPassword')).json()
  expect(resendIn).toBeGreaterThan(35)
  expect(resendIn).toBeLessThanOrEqual(40)
  expect(await identity.mailsTo(ADMIN)).toHaveLength(1)
})

it('sends at most five in an hour, and then returns the remaining time', async () => {
  const waits = []
  for (let turn = 0; turn < 7; turn += 1) {
    waits.push((await resend(ADMIN, 'ResetPassword')).json().resendIn)
    await identity.letPass('61 seconds')
  }
  expect(waits.slice(0, 4)).toEqual([60, 60, 60, 60])
  expect(waits[4]).toBeGreaterThan(3000)
  expect(waits[6]).toBeLessThan(waits[4])
  expect(await identity.mailsTo(ADMIN)).toHaveLength(5)
  await identity.letPass('1 hour')
  expect((await resend(ADMIN, 'ResetPassword')).json().resendIn).toBe(60)
  expect(await identity.mailsTo(ADMIN)).toHaveLength(6)
})

it('queues a mail without a code for an unknown address and never sends it', async () => {
  await forget('nobody@example.com')
  const mails = await identity.rows(
    "select status, variables from mail where recipient = 'nobody@example.com'",
  )
  expect(mails).toEqual([{ status: 'discarded', variables: null }])
})

it.each([
  ['is deactivated', 'update app_user set is_active = false where email = $1'],
  ['has not accepted their invitation', 'update app_user set password_hash = null where email = $1'],
])('sends nothing to somebody who %s', async (_name, change) => {
  await identity.rows(change, [ADMIN])
  expect((await forget(ADMIN)).json()).toMatchObject({ emailForOtp: ADMIN, resendIn: 60 })
  expect(await identity.mailsTo(ADMIN)).toEqual([])
})

describe('a person with two-step sign-in', () => {
  beforeEach(() => identity.rows('update app_user set is_two_step = true where email = $1', [ADMIN]))
  const enter = async () =>
    identity.post('CodeConfirmation', { email: ADMIN, code: await identity.codeFor(ADMIN), purpose: 'Login' })

  it('signs in with the password and the code', async () => {
    const asked = await identity.login(ADMIN)
    expect(asked.json()).toMatchObject({
      requiresOtp: true,
      purpose: 'Login',
      emailForOtp: ADMIN,
      resendIn: 60,
    })
    expect(asked.cookies.map(({ name }) => name)).toEqual(['sufra_device'])
    const entered = await enter()
    expect(entered.json()).toMatchObject({ onboardingStep: 'done', user: { isTwoStep: true } })
    expect(String(entered.headers['set-cookie'])).toContain('Max-Age=2592000')
  })

  it('gets no code from somebody without the password', async () => {
    expect((await resend(ADMIN, 'Login')).json()).toEqual({ resendIn: 60 })
    expect((await resend('nobody@example.com', 'Login')).json()).toEqual({ resendIn: 60 })
    expect(await identity.mailsTo(ADMIN)).toEqual([])
  })

  it('is not blocked by code requests of strangers', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await resend(ADMIN, 'Login')
      await identity.letPass('61 seconds')
    }
    await resend(ADMIN, 'Login')
    expect((await identity.login(ADMIN)).json()).toMatchObject({ requiresOtp: true, resendIn: 60 })
    expect((await enter()).statusCode).toBe(200)
  })

  it('can have the code resent until it is used', async () => {
    await identity.login(ADMIN)
    await identity.letPass('61 seconds')
    await resend(ADMIN, 'Login')
    expect(await identity.mailsTo(ADMIN)).toEqual(['loginCode', 'loginCode'])
    await enter()
    await identity.letPass('61 seconds')
    await resend(ADMIN, 'Login')
    expect(await identity.mailsTo(ADMIN)).toHaveLength(2)
  })
})
