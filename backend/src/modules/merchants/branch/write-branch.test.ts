import pg from 'pg'
import type { BranchDetails } from '@sufra/shared/contracts/branch'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { branchDetails } from '#src/testing/new-merchant.ts'

let api: TestApp
let own: Menu
let foreign: Menu
let owner: pg.Pool
beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [])
  foreign = await addMenu(api.foundation.database, 2, [])
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  await owner.query(
    `insert into user_branch select account_id, id, $1 from app_user where email = 'kitchen@sufra.test'`,
    [own.branchId],
  )
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const send = async (who: string, method: 'POST' | 'PUT', payload: object) =>
  api.app.inject({
    method,
    url: method === 'POST' ? '/api/Branch/Add' : '/api/Branch/Update',
    payload,
    headers: await api.signIn(who),
  })
const read = async (who: string, id: number) =>
  api.app.inject({ url: `/api/Branch/Get/Id?Id=${id}`, headers: await api.signIn(who) })

it('adds a branch with overnight hours for an Admin and returns all of it', async () => {
  const answer = await send(
    'admin',
    'POST',
    branchDetails(own.serviceProviderId, { address: ' King Fahd Rd ' }),
  )
  expect(answer.statusCode).toBe(200)
  const added: BranchDetails = answer.json()
  expect(added).toMatchObject({
    serviceProviderId: own.serviceProviderId,
    phone: '+966112345678',
    city: 'riyadh',
    district: null,
    address: 'King Fahd Rd',
    prepMinutes: 20,
    isActive: true,
    timeZone: 'Asia/Riyadh',
    hours: [{ dayOfWeek: 0, from: '18:00', to: '02:00' }],
  })
  expect((await read('admin', added.id)).json()).toMatchObject({ id: added.id, hours: added.hours })
  expect((await read('operator', added.id)).statusCode).toBe(200)
})

describe('a new branch that is sent twice', () => {
  const nameOf = (en: string) => branchDetails(own.serviceProviderId, { name: { ar: 'فرع', en } })
  const add = async (key: string, payload: object, who = 'admin') =>
    api.app.inject({
      method: 'POST',
      url: '/api/Branch/Add',
      payload,
      headers: { ...(await api.signIn(who)), 'idempotency-key': key },
    })
  const countOf = async (en: string) =>
    (await owner.query('select 1 from branch where name like $1', [`%"${en}"%`])).rowCount

  it('is added once per key, with the same answer', async () => {
    const [first, second] = await Promise.all([add('twice', nameOf('Twice')), add('twice', nameOf('Twice'))])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect((await add('twice', nameOf('Twice'))).json()).toEqual(first.json())
    expect(await countOf('Twice')).toBe(1)
  })

  it('is refused with another body under the same key', async () => {
    await add('reused', nameOf('First words'))
    expect((await add('reused', nameOf('Other words'))).json()).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    })
    expect(await countOf('Other words')).toBe(0)
  })

  it('can reuse a key after a refusal', async () => {
    const code = { code: 'KEY-1' }
    await add('before', { ...nameOf('Has the code'), ...code })
    expect((await add('free', { ...nameOf('Wants it too'), ...code })).json()).toMatchObject({ status: 409 })
    expect((await add('free', nameOf('Wants it too'))).statusCode).toBe(200)
  })
})

it('updates the branch and the open screens, and keeps fields that are not sent', async () => {
  const payload = branchDetails(own.serviceProviderId, { id: own.branchId, isActive: false, prepMinutes: 35 })
  const answer = await send('admin', 'PUT', payload)
  expect(answer.json()).toMatchObject({ id: own.branchId, state: 'Disabled', prepMinutes: 35 })
  const { rows } = await owner.query('select row_version, auto_start_preparing from branch where id = $1', [
    own.branchId,
  ])
  expect(rows).toEqual([{ row_version: 2, auto_start_preparing: true }])
  const events = await owner.query(
    `select * from stream_event where type = 'branch.status' and branch_id = $1`,
    [own.branchId],
  )
  expect(events.rowCount).toBe(1)
})

it("refuses another merchant's brand at its field, for the operator too", async () => {
  const refused = { status: 400, errors: { serviceProviderId: expect.any(Array) } }
  for (const brandId of [foreign.serviceProviderId, 99_999]) {
    expect((await send('admin', 'POST', branchDetails(brandId))).json()).toMatchObject(refused)
    const change = branchDetails(brandId, { id: own.branchId })
    expect((await send('admin', 'PUT', change)).json()).toMatchObject(refused)
    expect((await send('operator', 'PUT', change)).json()).toMatchObject(refused)
  }
  expect((await send('operator', 'POST', branchDetails(foreign.serviceProviderId))).statusCode).toBe(200)
})

const at = (dayOfWeek: number, from: string, to: string) => ({ dayOfWeek, from, to })
it.each([
  ['hours', { hours: [] }],
  ['hours.0', { hours: [at(1, '25:00', '26:00')] }],
  ['hours.0', { hours: [at(1, '10:00', '10:15')] }],
  ['hours.1', { hours: [at(6, '20:00', '03:00'), at(0, '02:00', '08:00')] }],
  ['hours.0.dayOfWeek', { hours: [at(7, '10:00', '12:00')] }],
  ['phone', { phone: '123' }],
  ['prepMinutes', { prepMinutes: 0 }],
  ['city', { city: '' }],
  ['accountId', { accountId: 2 }],
  ['rowVersion', { rowVersion: 9 }],
])('refuses a wrong %s by name', async (field, changes) => {
  const answer = await send('admin', 'POST', branchDetails(own.serviceProviderId, changes))
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})
