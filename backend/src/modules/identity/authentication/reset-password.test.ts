import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeEach(async () => {
  identity = await openIdentity()
})
afterEach(() => identity?.close())

const ADMIN = 'admin@sufra.test'
const NEW = 'Jeddah-2031'
const reset = (resetToken: string, newPassword = NEW) =>
  identity.post('ResetPassword', { resetToken, newPassword, confirmPassword: newPassword })
const me = async (headers: { authorization: string }) =>
  (await identity.test.app.inject({ url: '/api/User/Get', headers })).statusCode

it('replaces the password, signs out everywhere at once, and mails a notice', async () => {
  const sessions = [await identity.test.signIn('admin'), await identity.test.signIn('admin')]
  const other = await identity.test.signIn('staff')
  for (const headers of sessions) expect(await me(headers)).toBe(200)
  const answer = await reset(await identity.permitFor(ADMIN))
  expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([200, {}, undefined])
  for (const headers of sessions) expect(await me(headers)).toBe(401)
  expect(await me(other)).toBe(200)
  expect((await identity.login(ADMIN)).json().code).toBe('bad_credentials')
  expect((await identity.login(ADMIN, NEW)).statusCode).toBe(200)
  expect(await identity.mailsTo(ADMIN)).toEqual(['resetCode', 'passwordChanged'])
})

it('accepts a permit once, of any number of callers', async () => {
  const permit = await identity.permitFor(ADMIN)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => reset(permit, `Password-${turn}`)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(400)])
  expect((await reset(permit)).json().code).toBe('code_void')
})

it('accepts a permit for ten minutes', async () => {
  const permit = await identity.permitFor(ADMIN)
  const [{ seconds }] = await identity.rows(
    'select extract(epoch from expires_at - now())::int as seconds from password_reset_token',
  )
  expect(seconds).toBeGreaterThan(590)
  await identity.rows("update password_reset_token set expires_at = now() - interval '1 second'")
  expect((await reset(permit)).json().code).toBe('code_void')
})

it('keeps the permit when the new password is refused', async () => {
  const permit = await identity.permitFor('second@sufra.test')
  await identity.rows("update app_user set email = 'second2@sufra.test' where email = 'second@sufra.test'")
  const same = await reset(permit, 'Second2@sufra.test')
  expect([same.statusCode, Object.keys(same.json().errors)]).toEqual([400, ['newPassword']])
  expect((await reset(permit, 'weak')).statusCode).toBe(400)
  expect((await reset(permit)).statusCode).toBe(200)
})

it('invalidates everything that was sent before', async () => {
  const first = await identity.permitFor(ADMIN)
  await identity.letPass('61 seconds')
  const second = await identity.permitFor(ADMIN)
  await identity.letPass('61 seconds')
  await identity.post('ForgetPassword', { email: ADMIN })
  const code = await identity.codeFor(ADMIN)
  await reset(second)
  const confirmation = { email: ADMIN, code, purpose: 'ResetPassword' }
  expect((await identity.post('CodeConfirmation', confirmation)).json().code).toBe('code_void')
  expect((await reset(first)).json().code).toBe('code_void')
})

it('ends the wait that guesses of others have caused', async () => {
  for (let turn = 0; turn < 6; turn += 1) await identity.login(ADMIN, `Guess-${turn}`)
  expect((await identity.login(ADMIN)).statusCode).toBe(429)
  await reset(await identity.permitFor(ADMIN))
  expect((await identity.login(ADMIN, NEW)).statusCode).toBe(200)
})

it('does nothing for a person who was deactivated meanwhile', async () => {
  const permit = await identity.permitFor(ADMIN)
  await identity.rows('update app_user set is_active = false where email = $1', [ADMIN])
  expect((await reset(permit)).json().code).toBe('code_void')
})

it('stores no permit in plain text', async () => {
  const permit = await identity.permitFor(ADMIN)
  expect(permit).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await identity.rows('select * from password_reset_token'))).not.toContain(permit)
  expect((await reset('A'.repeat(43))).json().code).toBe('code_void')
})
