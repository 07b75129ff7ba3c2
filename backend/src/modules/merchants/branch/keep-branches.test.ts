import pg from 'pg'
import type { BranchDetails } from '@sufra/shared/contracts/branch'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { importForm } from '#src/testing/import-form.ts'
import { branchDetails } from '#src/testing/new-merchant.ts'
import { addShop, placeOrder } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'

let api: TestApp
let own: Shop
let owner: pg.Pool
beforeAll(async () => {
  api = await createTestApp()
  own = await addShop(api, 1)
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  const { rows } = await owner.query(
    `insert into role (account_id, name, permissions) values (1, '{"ar":"","en":"Hours"}', '{branches.hours}') returning id`,
  )
  await owner.query(
    `update app_user set role = 'Custom', custom_role_id = $1 where email = 'kitchen@sufra.test'`,
    [rows[0].id],
  )
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const send = async (name: `${'POST' | 'PUT' | 'DELETE'} ${string}`, payload?: object, who = 'admin') => {
  const [verb, path] = name.split(' ')
  const method = verb === 'POST' || verb === 'PUT' ? verb : 'DELETE'
  return api.app.inject({ method, url: `/api/Branch/${path}`, payload, headers: await api.signIn(who) })
}
const read = async (url: string) =>
  (await api.app.inject({ url: `/api/Branch/${url}`, headers: await api.signIn('admin') })).json()
const details = (changes: object) => branchDetails(own.serviceProviderId, changes)
const add = async (changes: object): Promise<BranchDetails> =>
  (await send('POST Add', details(changes))).json()
const count = async () => (await read('Get')).totalCount
const kindsOf = async (id: number) =>
  (await read(`GetHistory?BranchId=${id}`)).data.map(({ kind }: { kind: string }) => kind)

it('stores location, special days, Ramadan hours and policy, and keeps them in an update without them', async () => {
  const all = {
    code: 'MLQ-1',
    lat: 24.8,
    lng: 46.6,
    specialHours: [{ date: '2027-03-10', closed: true, from: '00:00', to: '00:00', label: 'عيد الفطر' }],
    ramadanHours: {
      startsOn: '2027-02-08',
      endsOn: '2027-03-09',
      hours: [{ dayOfWeek: 0, from: '17:30', to: '03:00' }],
    },
    acceptance: { isAutomatic: true, prepTimes: [], busyAfter: null, pauseAfterMissed: 3 },
  }
  const { id } = await add(all)
  expect(await read(`Get/Id?Id=${id}`)).toMatchObject(all)
  await send('PUT Update', details({ id, phone: '0551234567' }))
  expect(await read(`Get/Id?Id=${id}`)).toMatchObject({ ...all, phone: '+966551234567' })
  expect(await kindsOf(id)).toEqual(['Edited', 'Added'])
})

it('refuses half a location and a code in use', async () => {
  expect((await send('POST Add', details({ lat: 24.8 }))).json().errors).toHaveProperty('lng')
  await add({ code: 'ONE' })
  const twice = await send('POST Add', details({ code: 'ONE' }))
  expect(twice.json()).toMatchObject({ code: 'already_exists', errors: { code: [expect.any(String)] } })
})

it('refuses a stale update and returns the current branch', async () => {
  const { id, rowVersion } = await add({})
  expect((await send('PUT Update', details({ id, rowVersion, prepMinutes: 30 }))).statusCode).toBe(200)
  expect((await send('PUT Update', details({ id, rowVersion, prepMinutes: 40 }))).json()).toMatchObject({
    code: 'stale_version',
    current: { id, prepMinutes: 30, rowVersion: rowVersion + 1 },
  })
})

it('allows the permission for hours to change hours only', async () => {
  const { id } = await add({})
  const hours = [{ dayOfWeek: 1, from: '20:00', to: '04:00' }]
  expect((await send('PUT Update', details({ id, hours }), 'kitchen')).json()).toMatchObject({ hours })
  const more = await send('PUT Update', details({ id, hours, prepMinutes: 40 }), 'kitchen')
  expect(more.json()).toMatchObject({ code: 'forbidden_role' })
  expect(await kindsOf(id)).toEqual(['Hours', 'Added'])
})

it('adds one history entry per disable and enable', async () => {
  const { id } = await add({})
  for (const isActive of [false, true]) await send('PUT Update', details({ id, isActive }))
  expect(await kindsOf(id)).toEqual(['Enabled', 'Disabled', 'Added'])
})

it('refuses to delete a branch with open orders, and returns their number', async () => {
  await placeOrder(api, { shop: own, headers: await api.signIn('admin') })
  const refused = await send(`DELETE Delete?Id=${own.branchId}`)
  expect(refused.json()).toMatchObject({ status: 409, code: 'in_use' })
  expect(refused.json().errors.Id[0]).toContain('1')
  await owner.query('update app_order set closed_at = now()')
  expect((await send(`DELETE Delete?Id=${own.branchId}`)).statusCode).toBe(200)
  expect((await send(`DELETE Delete?Id=${own.branchId}`)).json()).toMatchObject({ code: 'not_found' })
  expect((await read('Get')).data.map(({ id }: { id: number }) => id)).not.toContain(own.branchId)
  const { rows } = await owner.query('select distinct status from integration where branch_id = $1', [
    own.branchId,
  ])
  expect(rows).toEqual([{ status: 'Disconnected' }])
  expect(
    (await api.app.inject({ url: '/api/Order/Get', headers: await api.signIn('admin') })).json().totalCount,
  ).toBe(1)
})

const bulk = (branches: object[]) =>
  send('POST AddBulk', { serviceProviderId: own.serviceProviderId, branches })

it('names every invalid one of five hundred rows, and saves none', async () => {
  const before = await count()
  const rows: object[] = Array.from({ length: 500 }, (_, at) => details({ code: `B-${at}` }))
  rows[3] = { ...rows[3], phone: '12' }
  rows[7] = { ...rows[7], city: '', prepMinutes: 500 }
  rows[9] = { ...rows[9], code: 'B-8' }
  rows[11] = { ...rows[11], code: 'ONE' }
  const answer = (await bulk(rows)).json()
  expect(answer.created).toBe(0)
  expect(
    answer.failed.map(({ row, errors }: { row: number; errors: object }) => [row, Object.keys(errors)]),
  ).toEqual([
    [4, ['phone']],
    [8, ['city', 'prepMinutes']],
    [10, ['code']],
    [12, ['code']],
  ])
  expect(await count()).toBe(before)
})

it('refuses names and codes that a spreadsheet turned into dates or cut', async () => {
  const name = JSON.stringify({ ar: '01-فبراير', en: 'Branch 1-2' })
  const { failed } = (await bulk([details({ code: '2026-02-01' }), details({ name, code: 'C-2' })])).json()
  expect(failed.map(({ errors }: { errors: object }) => Object.keys(errors))).toEqual([['code'], ['name']])
})

it('saves all valid rows at once', async () => {
  const before = await count()
  const answer = await bulk([1, 2, 3].map(at => details({ code: `N-${at}` })))
  expect(answer.json()).toEqual({ created: 3, failed: [] })
  expect(await count()).toBe(before + 3)
})

it('reads a sheet, and refuses other files', async () => {
  const ask = async (file: string) => {
    const { payload, headers } = importForm({}, file)
    return api.app.inject({
      method: 'POST',
      url: '/api/Branch/ReadSheet',
      payload,
      headers: { ...headers, ...(await api.signIn('admin')) },
    })
  }
  expect((await ask('الاسم;المدينة\n"العليا";الرياض\n')).json()).toEqual({
    headings: ['الاسم', 'المدينة'],
    lines: [{ number: 2, cells: ['العليا', 'الرياض'] }],
  })
  expect((await ask('a\n')).json().errors).toHaveProperty('File')
  expect((await ask(`a\n${'b\n'.repeat(501)}`)).json().errors).toHaveProperty('File')
})
