import { SIGN_UP, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity?.close())

const signUp = (email: string) => identity.post('SignUp', { ...SIGN_UP, email })
const confirm = (email: string, code: string, changes: object = {}) =>
  identity.post('CodeConfirmation', { email, code, purpose: 'SignUp', ...changes })
const outcomeOf = async (answer: ReturnType<typeof confirm>) => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 200 : json().code
}

// A refusal by an overloaded database counts as no guess.
const HARMLESS = new Set<unknown>(['code_invalid', 'code_void', 'unavailable'])

it('evaluates five of two hundred parallel guesses, and then not even the right one', async () => {
  const email = 'guessed@example.com'
  await signUp(email)
  const right = await identity.codeFor(email)
  const guesses = Array.from({ length: 200 }, (_, turn) => String(turn).padStart(6, '0')).filter(
    guess => guess !== right,
  )
  const outcomes = await Promise.all(guesses.map(guess => outcomeOf(confirm(email, guess))))
  expect(outcomes.filter(outcome => outcome === 'code_invalid')).toHaveLength(5)
  expect(outcomes.filter(each => !HARMLESS.has(each))).toEqual([])
  const [{ tries }] = await identity.rows(
    'select tries from one_time_code c join app_user u on u.id = c.user_id where u.email = $1',
    [email],
  )
  expect(tries).toBe(5)
  expect(await outcomeOf(confirm(email, right))).toBe('code_void')
  await identity.letPass('61 seconds')
  await identity.post('ResendVerificationCode', { email, purpose: 'SignUp' })
  expect(await outcomeOf(confirm(email, await identity.codeFor(email)))).toBe(200)
})

it('reports a wrong code at its field, in the language of the caller', async () => {
  const email = 'wrong@example.com'
  await signUp(email)
  const payload = { email, code: await identity.wrongCodeFor(email), purpose: 'SignUp' }
  const answer = await identity.post('CodeConfirmation', payload, { 'accept-language': 'ar' })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'code_invalid', errors: { code: ['الرمز غير صحيح.'] } }),
  ])
})

it('is valid once, also for two concurrent requests', async () => {
  const email = 'once@example.com'
  await signUp(email)
  const code = await identity.codeFor(email)
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(confirm(email, code))))
  expect(outcomes.sort()).toEqual([200, 'code_void', 'code_void', 'code_void'])
  expect(await outcomeOf(confirm(email, code))).toBe('code_void')
})

it('is valid for five minutes', async () => {
  const email = 'late@example.com'
  await signUp(email)
  await identity.letPass('4 minutes 55 seconds')
  expect(await outcomeOf(confirm(email, await identity.wrongCodeFor(email)))).toBe('code_invalid')
  await identity.letPass('6 seconds')
  expect(await outcomeOf(confirm(email, await identity.codeFor(email)))).toBe('code_void')
})

it('is valid for its own address, purpose and person only', async () => {
  const [email, other] = ['mine@example.com', 'other@example.com']
  const { userId } = (await signUp(email)).json()
  const { userId: otherId } = (await signUp(other)).json()
  const code = await identity.codeFor(email)
  expect(await outcomeOf(confirm(other, code))).toBe('code_invalid')
  expect(await outcomeOf(confirm(email, code, { purpose: 'ResetPassword' }))).toBe('code_void')
  await identity.post('ForgetPassword', { email })
  expect(await outcomeOf(confirm(email, code, { purpose: 'ResetPassword' }))).toBe('code_invalid')
  // Not even when somebody with write access to the database moves it.
  await identity.rows(
    `update one_time_code set code_hmac = (select code_hmac from one_time_code where user_id = $1 and purpose = 'SignUp')
      where user_id = any($2)`,
    [userId, [userId, otherId]],
  )
  expect(await outcomeOf(confirm(email, code, { purpose: 'ResetPassword' }))).toBe('code_invalid')
  expect(await outcomeOf(confirm(other, code))).toBe('code_invalid')
  expect(await outcomeOf(confirm(email, code, { userId: otherId }))).toBe('code_invalid')
  expect(await outcomeOf(confirm(email, code, { userId }))).toBe(200)
})

it('is void after a newer one was sent', async () => {
  const email = 'newer@example.com'
  await signUp(email)
  const first = await identity.codeFor(email)
  await identity.letPass('61 seconds')
  await identity.post('ResendVerificationCode', { email, purpose: 'SignUp' })
  const second = await identity.codeFor(email)
  if (first !== second) expect(await outcomeOf(confirm(email, first))).toBe('code_invalid')
  expect(await outcomeOf(confirm(email, second))).toBe(200)
})

it('stores neither the code nor the address in its table', async () => {
  const email = 'secret@example.com'
  await signUp(email)
  const stored = JSON.stringify(await identity.rows('select * from one_time_code'))
  expect(stored).not.toContain(`"${await identity.codeFor(email)}"`)
  expect(stored).not.toContain(email)
})

it('refuses a person who was deactivated meanwhile', async () => {
  const email = 'off@example.com'
  await signUp(email)
  await identity.rows('update app_user set is_active = false where email = $1', [email])
  expect(await outcomeOf(confirm(email, await identity.codeFor(email)))).toBe('code_void')
})

it('deletes codes and permits after a day', async () => {
  await signUp('forgotten@example.com')
  const resetToken = await identity.permitFor('staff@sufra.test')
  await identity.letPass('23 hours')
  await identity.test.foundation.jobs.run('delete-old-codes')
  expect(await identity.rows('select 1 from one_time_code')).not.toHaveLength(0)
  await identity.letPass('61 minutes')
  await identity.rows("update password_reset_token set expires_at = now() - interval '25 hours'")
  await identity.test.foundation.jobs.run('delete-old-codes')
  expect(
    await identity.rows('select 1 from one_time_code union all select 1 from password_reset_token'),
  ).toHaveLength(0)
  const reset = { resetToken, newPassword: 'Riyadh-2031', confirmPassword: 'Riyadh-2031' }
  expect((await identity.post('ResetPassword', reset)).json().code).toBe('code_void')
})
