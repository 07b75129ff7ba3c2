import pg from 'pg'
import { sql } from 'drizzle-orm'
import type { AuditEntry, AuditVerdict } from '@sufra/shared/contracts/audit'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { plan as planTable } from '#src/modules/billing/plan/plan.table.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { accountDetails } from '#src/testing/new-merchant.ts'

let api: TestApp
let owner: pg.Pool
let operator: { authorization: string }
beforeAll(async () => {
  api = await createTestApp()
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  operator = await api.signIn('operator')
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
})

const TYPE = { name: { ar: 'عصائر', en: 'Juices' }, icon: 'cup', index: 9 }
const sendAs = (headers: { authorization: string }, path: string, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/api/${path}`, payload, headers })
const put = (path: string, payload: object) => sendAs(operator, path, payload)
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: operator })
const get = async (path: string) =>
  (await api.app.inject({ url: `/api/AuditLog/${path}`, headers: operator })).json()
const latest = async (query = ''): Promise<AuditEntry> => (await get(`Get${query}`)).data[0]
const verdict = (): Promise<AuditVerdict> => get('Verify')
const note = (entityId: number) =>
  api.foundation.database.run(ALL_MERCHANTS, db =>
    noteAct(db, { entity: 'test', entityId, action: 'Test.Do' }),
  )

/** Changes rows with the rights of the database owner. */
const tamper = async (statement: string) => {
  await owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
}
const withTampering = async (statement: string): Promise<AuditVerdict> => {
  await owner.query('create table kept as table audit_entry; create table kept_head as table audit_head')
  await tamper(statement)
  const found = await verdict()
  await tamper(`delete from audit_entry; insert into audit_entry table kept;
    delete from audit_head; insert into audit_head table kept_head; drop table kept; drop table kept_head`)
  return found
}

it('records person, action, address, and the record before and after', async () => {
  const { id } = (await post('Type/Add', TYPE)).json()
  await put('Type/Update', { ...TYPE, id, icon: 'juice' })
  expect(await latest()).toMatchObject({
    action: 'Type.Update',
    entity: 'type',
    entityId: String(id),
    byName: expect.stringMatching(/\S/),
    fromAddress: '127.0.0.1',
    accountId: null,
    before: { icon: 'cup' },
    after: { icon: 'juice' },
  })
})

it('names the affected merchant, also where only the request does', async () => {
  await put('Account/Update', accountDetails(2))
  expect(await latest('?AccountId=2')).toMatchObject({ action: 'Account.Update', entityId: '2' })
  await post('Release/SetMerchantChannel', { accountId: 1, channel: 'beta' })
  expect(await latest('?AccountId=1')).toMatchObject({
    action: 'Release.SetMerchantChannel',
    before: null,
    asked: { accountId: 1, channel: 'beta' },
  })
})

it('records an action once per idempotency key', async () => {
  const [plan] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.insert(planTable).values({ name: '{"ar":"باقة","en":"Plan"}', priceMonthly: 9 }).returning(),
  )
  const payload = { accountId: 1, planId: plan?.id, months: 1, reason: 'Their opening was put off' }
  const headers = { ...operator, 'idempotency-key': 'gift-once' }
  const give = () => api.app.inject({ method: 'POST', url: '/api/Subscription/Add', payload, headers })
  const [first, again] = [await give(), await give()]
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  const noted = await get('Get?Action=Subscription.Add')
  expect(noted).toMatchObject({ totalCount: 1, data: [{ entityId: String(first.json().id) }] })
})

it('records neither actions of merchants nor refused requests', async () => {
  const { id: before } = await latest()
  await sendAs(await api.signIn('admin'), 'Account/Update', accountDetails(1))
  await put('Account/Update', { ...accountDetails(1), typeId: 4711 })
  expect((await latest()).id).toBe(before)
})

it('stores no secrets', async () => {
  const payload = {
    currentPassword: 'Sufra-demo-1',
    newPassword: 'Sufra-demo-2',
    confirmPassword: 'Sufra-demo-2',
  }
  expect((await post('User/ChangePassword', payload)).statusCode).toBe(200)
  const { rows } = await owner.query(
    `select request::text as request from audit_entry order by id desc limit 1`,
  )
  expect(rows[0].request).toContain('"newPassword": "*"')
  expect(rows[0].request).not.toContain('Sufra-demo')
})

it('filters by person, action, merchant and period', async () => {
  const { people, actions } = await get('Choices')
  expect(people).toHaveLength(1)
  expect(actions).toEqual(expect.arrayContaining(['Account.Update', 'Type.Add', 'Type.Update']))
  const found = await get(`Get?UserId=${people[0].id}&Action=Type.Add&To=2999-01-01T00:00:00Z`)
  expect(found.data.map(({ action }: AuditEntry) => action)).toEqual(['Type.Add'])
  expect((await get('Get?From=2999-01-01T00:00:00Z')).totalCount).toBe(0)
})

it('is one chain under concurrent writes', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(note))
  const { isWhole, count, head } = await verdict()
  expect({ isWhole, head: head.id }).toEqual({ isWhole: true, head: count })
  expect((await latest()).hash).toBe(head.hash)
})

it.each([
  ['changed', `update audit_entry set after = '{"icon":"x"}' where id = 2`, 2],
  ['backdated', `update audit_entry set at = at - interval '1 day' where id = 3`, 3],
  ['deleted', 'delete from audit_entry where id = 2', 2],
  ['deleted first', 'delete from audit_entry where id = 1', 1],
  [
    'changed and given a new hash',
    `update audit_entry set by_user_id = 1 where id = 2;
    update audit_entry entry set hash = audit_hash(entry) where id = 2`,
    3,
  ],
])('names the first entry that was %s', async (_what, statement, brokenId) => {
  expect(await withTampering(statement)).toMatchObject({ isWhole: false, brokenId })
  expect(await verdict()).toMatchObject({ isWhole: true, brokenId: null })
})

it('detects entries cut off at the end', async () => {
  const { head } = await verdict()
  const cut = await withTampering('delete from audit_entry where id = (select max(id) from audit_entry)')
  expect(cut).toMatchObject({ isWhole: false, brokenId: head.id })
})

it.each(['update audit_entry set after = null', 'delete from audit_entry', 'truncate audit_entry'])(
  'refuses a change by %s',
  async statement => {
    await expect(owner.query(statement)).rejects.toThrow(/only ever added to/)
    const byApp = api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql.raw(statement)))
    await expect(byApp).rejects.toMatchObject({ cause: { code: '42501' } })
  },
)

it('has a head that the application cannot write', async () => {
  const moved = api.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`update audit_head set id = 0, hash = ''`),
  )
  await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } })
})

it('shows a merchant actions on its own records, without notes about it and without other merchants', async () => {
  await put('Account/Update', accountDetails(1))
  await put('Account/Update', accountDetails(2))
  const { database } = api.foundation
  await database.run(ALL_MERCHANTS, db =>
    noteAct(db, { entity: 'accountNote', entityId: 1, accountId: 1, byUserId: 1, after: { text: 'late' } }),
  )
  const { rows } = await database.run(tenant(1), db =>
    db.execute(
      sql`select distinct entity, account_id from audit_entry where entity in ('account', 'accountNote')`,
    ),
  )
  expect(rows).toEqual([{ entity: 'account', account_id: 1 }])
})

it('is verified every night', async () => {
  const errors: unknown[] = []
  const told = jest.spyOn(api.foundation.log, 'error').mockImplementation((...line) => void errors.push(line))
  await api.foundation.jobs.run('verify-audit')
  expect(errors).toEqual([])
  await tamper(
    'create table kept_one as select * from audit_entry where id = 1; delete from audit_entry where id = 1',
  )
  await api.foundation.jobs.run('verify-audit')
  expect(errors).toMatchObject([[{ brokenId: 1 }, expect.stringContaining('audit broken')]])
  told.mockRestore()
})
