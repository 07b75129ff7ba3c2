import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Answer, Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
let headers: Record<string, string>
beforeEach(async () => {
  identity = await openIdentity()
  headers = await identity.test.signIn('admin')
})
afterEach(() => identity?.close())

const ADMIN = 'admin@sufra.test'
const NEW = 'Jeddah-2031'
const call = (
  action: string,
  payload: object,
  { method = 'POST', as = headers }: { method?: 'POST' | 'PUT'; as?: Record<string, string> } = {},
): Promise<Answer> => identity.test.app.inject({ method, url: `/api/User/${action}`, payload, headers: as })
const changePassword = (currentPassword: string, newPassword = NEW) =>
  call('ChangePassword', { currentPassword, newPassword, confirmPassword: newPassword })
const me = (as: Record<string, string>) => identity.test.app.inject({ url: '/api/User/Get', headers: as })

describe('ChangePassword', () => {
  it('sets the new password, ends the other sessions at once, keeps this one, and mails a notice', async () => {
    const other = await identity.test.signIn('admin')
    expect((await me(other)).statusCode).toBe(200)
    const answer = await changePassword(DEMO_PASSWORD)
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect([(await me(headers)).statusCode, (await me(other)).statusCode]).toEqual([200, 401])
    expect((await identity.login(ADMIN)).json().code).toBe('bad_credentials')
    expect((await identity.login(ADMIN, NEW)).statusCode).toBe(200)
    expect(await identity.mailsTo(ADMIN)).toEqual(['passwordChanged'])
  })

  it('names the field of a wrong current password', async () => {
    const answer = await changePassword('Wrong-1234')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(answer.json().errors).toEqual({ currentPassword: ['This is not your current password.'] })
    expect((await changePassword(DEMO_PASSWORD, 'Admin@Sufra.Test1')).statusCode).toBe(200)
  })

  it('limits guesses after five without a delay of sign-ins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => changePassword(`Guess-${turn}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    const waiting = await changePassword(DEMO_PASSWORD)
    expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 20]).toEqual([429, true])
    expect((await identity.login(ADMIN)).statusCode).toBe(200)
    await identity.rows('update login_attempt set blocked_until = now()')
    expect((await changePassword(DEMO_PASSWORD)).statusCode).toBe(200)
  })

  it('refuses the address as a password, and two that differ', async () => {
    await identity.rows("update app_user set email = 'admin1@sufra.test' where email = $1", [ADMIN])
    expect(Object.keys((await changePassword(DEMO_PASSWORD, 'Admin1@sufra.test')).json().errors)).toEqual([
      'newPassword',
    ])
    const payload = { currentPassword: DEMO_PASSWORD, newPassword: NEW, confirmPassword: 'Other-2030' }
    expect(Object.keys((await call('ChangePassword', payload)).json().errors)).toEqual(['confirmPassword'])
  })

  it('invalidates codes and permits that were sent before', async () => {
    const resetToken = await identity.permitFor(ADMIN)
    await changePassword(DEMO_PASSWORD)
    const answer = await identity.post('ResetPassword', {
      resetToken,
      newPassword: NEW,
      confirmPassword: NEW,
    })
    expect(answer.json().code).toBe('code_void')
  })

  it('accepts one of two changes that start from the same password', async () => {
    const answers = await Promise.all([NEW, 'Dammam-2032'].map(next => changePassword(DEMO_PASSWORD, next)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })
})

describe('UpdateProfile', () => {
  const update = (payload: object) => call('UpdateProfile', payload, { method: 'PUT' })
  const NAME = 'نورة العتيبي'

  it('changes only the named fields', async () => {
    const first = await update({
      name: NAME,
      phone: '٠٥٥٥٥٥٥٥٥٥',
      lang: 'en',
      digits: 'arabic',
      isTwoStep: true,
    })
    expect(first.json()).toMatchObject({
      name: NAME,
      phone: '+966555555555',
      language: 'en',
      digits: 'arabic',
      isTwoStep: true,
      email: ADMIN,
    })
    expect((await update({ name: NAME })).json()).toMatchObject({ phone: '+966555555555', isTwoStep: true })
    expect((await update({ name: NAME, phone: '' })).json().phone).toBeNull()
    expect((await update({ lang: 'en' })).json()).toMatchObject({ name: NAME, isTwoStep: true })
    expect((await identity.login(ADMIN)).json()).toMatchObject({ requiresOtp: true, purpose: 'Login' })
  })

  it('requires the password to switch two-step sign-in off', async () => {
    const isTwoStep = async () => (await me(headers)).json().isTwoStep
    const refused = async (payload: object) => {
      const { statusCode, ...answer } = await update({ isTwoStep: false, ...payload })
      return [statusCode, answer.json().errors, await isTwoStep()]
    }
    expect((await update({ isTwoStep: false })).statusCode).toBe(200)
    await update({ isTwoStep: true })
    expect(await refused({})).toEqual([400, { password: ['This field is required.'] }, true])
    expect(await refused({ password: 'Wrong-1234' })).toEqual([
      400,
      { password: ['This is not your current password.'] },
      true,
    ])
    expect((await update({ isTwoStep: false, password: DEMO_PASSWORD })).json()).toMatchObject({
      isTwoStep: false,
    })
  })

  it('invalidates the tokens only when the name changes', async () => {
    const version = async () =>
      (await identity.rows('select session_version from app_user where email = $1', [ADMIN]))[0]
        .session_version
    const before = await version()
    await update({ name: NAME, lang: 'en' })
    expect(await version()).toBe(before)
    expect((await update({ name: '  نورة   السبيعي ' })).json().name).toBe('نورة السبيعي')
    expect(await version()).toBe(before + 1)
  })

  it.each([
    { name: NAME, role: 'SuperAdmin' },
    { name: NAME, email: 'x@example.com' },
    { name: 'x' },
    { name: NAME, phone: '12' },
    { name: NAME, lang: 'fr' },
    { name: null },
  ])('refuses %j', async payload => {
    expect((await update(payload)).statusCode).toBe(400)
  })
})
