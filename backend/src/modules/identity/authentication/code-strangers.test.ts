import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { deviceCookieOf, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Answer, Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeEach(async () => {
  identity = await openIdentity()
})
afterEach(() => identity?.close())

const OWNER = 'admin@sufra.test'
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.9'

const post = (action: string, payload: object, { cookie = '', from = HOME } = {}): Promise<Answer> =>
  identity.test.app.inject({
    method: 'POST',
    url: `/api/Authentication/${action}`,
    payload,
    headers: { cookie },
    remoteAddress: from,
  })
const forget = (by?: { cookie?: string; from?: string }) => post('ForgetPassword', { email: OWNER }, by)
const confirm = (code: string, by: { cookie?: string; from?: string } = {}, purpose = 'ResetPassword') =>
  post('CodeConfirmation', { email: OWNER, code, purpose }, by)
const outcome = ({ statusCode, json }: Answer): unknown => (statusCode === 200 ? 200 : json().code)
const newestCode = () => identity.codeFor(OWNER)
const guesses = (right: string, count: number) =>
  Array.from({ length: count + 1 }, (_, turn) => String(turn).padStart(6, '0'))
    .filter(guess => guess !== right)
    .slice(0, count)

// A refusal by an overloaded database counts as no guess.
const HARMLESS = new Set<unknown>(['code_invalid', 'code_void', 'unavailable'])

it("keeps the owner's code valid through fifty wrong guesses of a stranger", async () => {
  const cookie = deviceCookieOf(await forget())
  const code = await newestCode()
  const strange = deviceCookieOf(await post('ForgetPassword', { email: 'other@example.com' }))
  const answers = await Promise.all(
    guesses(code, 50).map((guess, turn) =>
      confirm(guess, { from: STRANGER, cookie: turn % 2 ? strange : '' }),
    ),
  )
  expect(new Set(answers.map(outcome))).toEqual(new Set(['code_void']))
  expect(outcome(await confirm(code, { from: STRANGER }))).toBe('code_void')
  expect(outcome(await confirm(code, { cookie }))).toBe(200)
})

it('evaluates five of two hundred parallel guesses from the owner’s browser', async () => {
  const cookie = deviceCookieOf(await forget())
  const code = await newestCode()
  const outcomes = await Promise.all(
    guesses(code, 200).map(async guess => outcome(await confirm(guess, { cookie }))),
  )
  expect(outcomes.filter(each => each === 'code_invalid')).toHaveLength(5)
  expect(outcomes.filter(each => !HARMLESS.has(each))).toEqual([])
  expect(outcome(await confirm(code, { cookie }))).toBe('code_void')
})

it('keeps the code valid when a stranger requests one too, and each may enter only their own', async () => {
  const cookie = deviceCookieOf(await forget())
  const own = await newestCode()
  const strange = deviceCookieOf(await forget({ from: STRANGER }))
  const strangers = await newestCode()
  expect(await identity.mailsTo(OWNER)).toEqual(['resetCode', 'resetCode'])
  if (own !== strangers) expect(outcome(await confirm(own, { cookie: strange }))).toBe('code_invalid')
  expect(outcome(await confirm(own, { cookie }))).toBe(200)
})

it('sends the owner a code after a stranger has used up their five in the hour', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    await forget({ from: STRANGER })
    await identity.letPass('61 seconds')
  }
  expect(await identity.mailsTo(OWNER)).toHaveLength(5)
  const cookie = deviceCookieOf(await forget())
  expect(await identity.mailsTo(OWNER)).toHaveLength(6)
  expect(outcome(await confirm(await newestCode(), { cookie }))).toBe(200)
})

it('sends strangers ten codes an hour in all, and a known device its own besides', async () => {
  const signedIn = await post('login', { email: OWNER, password: DEMO_PASSWORD })
  const cookie = deviceCookieOf(signedIn)
  await Promise.all(Array.from({ length: 40 }, (_, turn) => forget({ from: `192.0.2.${turn}` })))
  expect(await identity.mailsTo(OWNER)).toHaveLength(10)
  const refused = (await forget()).json().resendIn
  expect(refused).toBeGreaterThan(3000)
  expect((await forget({ cookie })).json().resendIn).toBe(60)
  expect(await identity.mailsTo(OWNER)).toHaveLength(11)
  expect(outcome(await confirm(await newestCode(), { cookie }))).toBe(200)
})

describe('with two-step sign-in', () => {
  beforeEach(() => identity.rows('update app_user set is_two_step = true where email = $1', [OWNER]))
  const login = (by?: { cookie?: string; from?: string }) =>
    post('login', { email: OWNER, password: DEMO_PASSWORD }, by)
  const resend = (by?: { cookie?: string; from?: string }) =>
    post('ResendVerificationCode', { email: OWNER, purpose: 'Login' }, by)

  it('resends the code only to the browser that gave the password', async () => {
    const cookie = deviceCookieOf(await login())
    await identity.letPass('61 seconds')
    await resend({ from: STRANGER })
    expect(await identity.mailsTo(OWNER)).toHaveLength(1)
    await resend({ cookie })
    expect(await identity.mailsTo(OWNER)).toHaveLength(2)
    expect(outcome(await confirm(await newestCode(), { cookie }, 'Login'))).toBe(200)
  })

  it('sends another browser of the same network its own code a minute later, and accepts no unsent one', async () => {
    await login()
    const second = await login()
    const cookie = deviceCookieOf(second)
    expect(second.json().resendIn).toBeGreaterThan(30)
    expect(outcome(await confirm(await newestCode(), { cookie }, 'Login'))).toBe('code_void')
    await identity.letPass('61 seconds')
    await resend({ cookie })
    expect(outcome(await confirm(await newestCode(), { cookie }, 'Login'))).toBe(200)
  })
})

it('continues after a restart, because the cookie alone identifies the browser', async () => {
  const cookie = deviceCookieOf(await forget())
  const stored = JSON.stringify(await identity.rows('select * from one_time_code'))
  expect(stored).not.toContain(cookie.split('=')[1])
  expect(stored).not.toContain(HOME)
})
