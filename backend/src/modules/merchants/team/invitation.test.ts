import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

let test: TestApp
let team: Team
let admin: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  admin = await test.signIn('admin')
})
afterAll(() => test?.close())

const runSql = (query: ReturnType<typeof sql>) =>
  test.foundation.database.run(ALL_MERCHANTS, db => db.execute(query))
const mailsTo = async (email: string) =>
  (await runSql(sql`select * from mail where recipient = ${email} order by id`)).rows
const age = (email: string, interval: string) =>
  runSql(sql`update invitation set sent_at = sent_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
    where user_id = (select id from app_user where email = ${email})`)
const show = (inviteToken: string) => team.post('User/Invitation', { inviteToken })
const login = (email: string, password = DEMO_PASSWORD) =>
  team.post('Authentication/login', { email, password })

it('mails a link that is valid for 72 hours, and stores only its hash', async () => {
  const answer = await team.invite(admin, { email: ' Rana@Example.com ', lang: 'en' })
  expect(answer.json()).toMatchObject({
    email: 'rana@example.com',
    role: 'Cashier',
    isActive: true,
    invitePending: true,
    lastLoginAt: null,
  })
  const hours = (Date.parse(answer.json().inviteExpiresAt) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  const [mail] = await mailsTo('rana@example.com')
  expect(mail).toMatchObject({ template: 'invitation', language: 'en', account_id: 1 })
  const token = await team.tokenFor('rana@example.com')
  expect(token).toHaveLength(43)
  const { rows } = await runSql(sql`select * from invitation`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.at(-1)?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
})

it('names the inviter and the merchant in the mail, in both languages', async () => {
  await team.invite(admin, { email: 'mail@example.com' })
  const { rows } = await runSql(
    sql`select coalesce(variables, rendered)::text as text from mail where recipient = 'mail@example.com'`,
  )
  for (const part of [
    'نورة العتيبي',
    'البيت العتيق',
    'كاشير',
    `${test.foundation.env.PUBLIC_URL}/signup#invite=`,
  ])
    expect(String(rows[0]?.text)).toContain(part)
})

it('shows the invitation, and signs the invited person in', async () => {
  await team.invite(admin, { email: 'maha@example.com', name: 'مها' })
  const token = await team.tokenFor('maha@example.com')
  expect((await show(token)).json()).toEqual({
    email: 'maha@example.com',
    name: 'مها',
    accountName: '{"ar":"البيت العتيق","en":"Al Bait Al Ateeq"}',
    roleName: '{"ar":"كاشير","en":"Cashier"}',
    expiresAt: expect.any(String),
  })
  expect((await login('maha@example.com')).statusCode).toBe(401)
  const answer = await team.accept(token, { name: 'مها الشمري' })
  expect(answer.json()).toMatchObject({
    user: { email: 'maha@example.com', name: 'مها الشمري', role: 'Cashier' },
    onboardingStep: 'done',
    expiresIn: 600,
  })
  expect(String(answer.headers['set-cookie'])).toMatch(/^sufra_refresh=[\w-]{43};.*HttpOnly/)
  const headers = { authorization: `Bearer ${answer.json().accessToken}` }
  expect((await team.get('User/Get', headers)).json().name).toBe('مها الشمري')
  expect((await login('maha@example.com')).statusCode).toBe(200)
  const { rows } = await runSql(sql`select is_email_verified from app_user where email = 'maha@example.com'`)
  expect(rows).toEqual([{ is_email_verified: true }])
})

it('answers alike for a used, an expired and an invented link', async () => {
  await team.join(admin, 'used')
  await team.invite(admin, { email: 'late@example.com' })
  const late = await team.tokenFor('late@example.com')
  await age('late@example.com', '72 hours')
  for (const token of [await team.tokenFor('used@sufra.test'), late, 'A'.repeat(43), "' or 1=1"]) {
    for (const answer of [await show(token), await team.accept(token)])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
  expect((await login('late@example.com')).statusCode).toBe(401)
})

it('answers 403 account_suspended while the merchant is suspended, and keeps the link valid', async () => {
  await team.invite(admin, { email: 'paused@example.com' })
  const token = await team.tokenFor('paused@example.com')
  await runSql(sql`update account set status = 'Suspended' where id = 1`)
  const refused = await team.accept(token)
  await runSql(sql`update account set status = 'Active' where id = 1`)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_suspended'])
  expect((await team.accept(token)).statusCode).toBe(200)
})

it('has exactly one winner when sixteen accept at once', async () => {
  await team.invite(admin, { email: 'race@example.com' })
  const token = await team.tokenFor('race@example.com')
  const passwords = Array.from({ length: 16 }, (_, turn) => `Race-pass-${turn}`)
  const answers = await Promise.all(
    passwords.map(password => team.accept(token, { password, confirmPassword: password })),
  )
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, ...Array(15).fill(404)])
  const winner = passwords[answers.findIndex(answer => answer.statusCode === 200)]
  expect((await login('race@example.com', winner)).statusCode).toBe(200)
})

it('validates the new password', async () => {
  await team.invite(admin, { email: 'weak1@example.com' })
  const token = await team.tokenFor('weak1@example.com')
  const errors = async (changes: object) => {
    const answer = await team.accept(token, changes)
    return [answer.statusCode, ...Object.keys(answer.json().errors)]
  }
  expect(await errors({ password: 'short1', confirmPassword: 'short1' })).toEqual([400, 'password'])
  expect(await errors({ confirmPassword: 'Other-1234' })).toEqual([400, 'confirmPassword'])
  const email = 'Weak1@example.com'
  expect(await errors({ password: email, confirmPassword: email })).toEqual([400, 'password'])
  expect(await errors({ role: 'Admin' })).toEqual([400, 'role'])
  expect((await team.accept(token)).statusCode).toBe(200)
})

it('sends a new link at most once a minute, and invalidates the old one', async () => {
  const { id } = (await team.invite(admin, { email: 'again@example.com' })).json()
  const first = await team.tokenFor('again@example.com')
  const early = await team.post('User/ResendInvite', { id }, admin)
  expect([early.statusCode, early.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(50)
  expect((await show(first)).statusCode).toBe(200)
  await age('again@example.com', '61 seconds')
  const all = await Promise.all(
    Array.from({ length: 8 }, () => team.post('User/ResendInvite', { id }, admin)),
  )
  expect(all.map(answer => answer.statusCode).toSorted()).toEqual([200, ...Array(7).fill(429)])
  expect(await mailsTo('again@example.com')).toHaveLength(2)
  const second = await team.tokenFor('again@example.com')
  expect([(await show(first)).statusCode, (await show(second)).statusCode]).toEqual([404, 200])
})

it('refuses to invite a member again who has joined', async () => {
  const { id } = await team.join(admin, 'joined')
  const answer = await team.post('User/ResendInvite', { id }, admin)
  expect(answer.json()).toMatchObject({ status: 409, code: 'illegal_transition', current: { id } })
})

it('is withdrawn for good when the person is deactivated; a restored person can get a new one', async () => {
  const { id } = (await team.invite(admin, { email: 'off@example.com', roleId: ROLE.Kitchen })).json()
  const token = await team.tokenFor('off@example.com')
  expect((await team.remove('User/Delete', id, admin)).json()).toMatchObject({
    isActive: false,
    invitePending: false,
    inviteExpiresAt: null,
  })
  expect([(await show(token)).statusCode, (await team.accept(token)).statusCode]).toEqual([404, 404])
  expect((await team.post('User/Restore', { id }, admin)).json().invitePending).toBe(true)
  expect([(await show(token)).statusCode, (await team.accept(token)).statusCode]).toEqual([404, 404])
  await age('off@example.com', '2 minutes')
  expect((await team.post('User/ResendInvite', { id }, admin)).statusCode).toBe(200)
  expect((await team.accept(await team.tokenFor('off@example.com'))).statusCode).toBe(200)
})

it('is for a colleague of the operator without an account', async () => {
  const operator = await test.signIn('operator')
  const member = await team.invite(operator, { email: 'desk@example.com', roleId: ROLE.SuperAdmin })
  expect(member.json()).toMatchObject({ role: 'SuperAdmin', accountId: null, accountName: null })
  const token = await team.tokenFor('desk@example.com')
  expect((await show(token)).json().accountName).toBeNull()
  const { user, accessToken } = (await team.accept(token)).json()
  expect(user.role).toBe('SuperAdmin')
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await team.get('Account/Get', headers)).statusCode).toBe(200)
})
