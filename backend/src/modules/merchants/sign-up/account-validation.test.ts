import { SIGN_UP, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity?.close())

const validate = (field: string, value: string, headers = {}) =>
  identity.post('AccountValidation', { field, value }, headers)
const GOOD = { isValid: true, isAvailable: true, message: null }

it.each([
  ['email', ' New@Example.com ', 'new@example.com'],
  ['phone', '٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
])('accepts a valid %s and returns its stored form', async (field, value, normalised) => {
  expect((await validate(field, value)).json()).toEqual({ ...GOOD, normalised })
})

it('reports an address in use, also an unconfirmed one, in the language of the caller', async () => {
  await identity.post('SignUp', SIGN_UP)
  for (const email of ['ADMIN@sufra.test', SIGN_UP.email]) {
    const answer = await validate('email', email, { 'accept-language': 'ar' })
    expect(answer.json()).toEqual({
      isValid: true,
      isAvailable: false,
      normalised: email.toLowerCase(),
      message: 'هذا البريد لديه حساب مسبقًا. سجّل الدخول أو استعد كلمة المرور.',
    })
  }
})

it('reports an invalid value', async () => {
  const answer = await validate('phone', '12345', { 'accept-language': 'en' })
  expect(answer.json()).toEqual({
    isValid: false,
    isAvailable: false,
    normalised: null,
    message: 'Enter a Saudi mobile number, like 05XXXXXXXX',
  })
  expect((await validate('email', '')).json()).toMatchObject({ isValid: false })
})

it('reveals nothing to people who share a phone', async () => {
  await identity.rows("update app_user set phone = '+966551234567' where email = 'staff@sufra.test'")
  expect((await validate('phone', '0551234567')).json()).toMatchObject(GOOD)
})

describe('company numbers', () => {
  it('are checked for signed-in people only', async () => {
    for (const [field, value] of [
      ['crNumber', '1010101010'],
      ['vatNumber', '310101010100003'],
    ] as const) {
      const answer = await validate(field, value)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_invalid'])
    }
  })

  it('are in use when another merchant has them', async () => {
    await identity.rows(
      "update account set cr_number = '1010101010', vat_number = '310101010100003' where id = 2",
    )
    await identity.rows("update account set unified_number = '7010101010' where id = 1")
    const [first, second] = [await identity.test.signIn('staff'), await identity.test.signIn('second')]
    const isFree = async (headers: object, ...wanted: [string, string]) =>
      (await validate(...wanted, headers)).json().isAvailable
    expect(await isFree(first, 'crNumber', '١٠١٠١٠١٠١٠')).toBe(false)
    expect(await isFree(second, 'crNumber', '1010101010')).toBe(true)
    expect(await isFree(first, 'vatNumber', '310101010100003')).toBe(false)
    expect(await isFree(second, 'vatNumber', '310101010100003')).toBe(true)
    expect(await isFree(first, 'crNumber', '7010101010')).toBe(true)
    expect(await isFree(second, 'crNumber', '7010101010')).toBe(false)
    expect(await isFree(await identity.test.signIn('operator'), 'crNumber', '7010101010')).toBe(false)
    expect((await validate('vatNumber', '123', first)).json().isValid).toBe(false)
  })
})

it('answers one address twenty times a minute, whatever X-Forwarded-For says', async () => {
  const strict = await openIdentity({ RATE_LIMIT_FACTOR: '1' })
  const statuses = []
  for (let turn = 0; turn < 21; turn += 1) {
    const payload = { field: 'email', value: `guess${turn}@example.com` }
    const headers = { 'x-forwarded-for': `10.0.0.${turn}` }
    statuses.push((await strict.post('AccountValidation', payload, headers)).statusCode)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  await strict.close()
})
