import pg from 'pg'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addShop } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'
import { STATE_END_TIMER } from './branch-states.service.ts'

const HOUR = 3_600_000

let api: TestApp
let own: Shop
let owner: pg.Pool
beforeAll(async () => {
  api = await createTestApp()
  own = await addShop(api, 1)
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const set = async (payload: object, { who = 'admin', key = '' } = {}) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/Branch/SetStatus',
    payload,
    headers: { ...(await api.signIn(who)), ...(key && { 'idempotency-key': key }) },
  })
const read = async (url: string, who = 'admin') =>
  (await api.app.inject({ url, headers: await api.signIn(who) })).json()
const open = () => set({ branchIds: [own.branchId, own.otherBranchId], state: 'Open' })
const kinds = async () =>
  (await read('/api/Branch/GetHistory')).data.map((change: { kind: string }) => change.kind)
const overview = async () => (await read('/api/Branch/Get/ServiceProviderId')).data
const eventsOf = async (branchId: number) =>
  (
    await owner.query(`select id from stream_event where type = 'branch.status' and branch_id = $1`, [
      branchId,
    ])
  ).rowCount ?? 0

it('shows a pause of an hour with its end, reason and author, until the branch is opened', async () => {
  const pause = { branchIds: [own.branchId], state: 'Paused', preset: '1h', reason: 'TechnicalProblem' }
  const before = Date.now()
  const [paused]: Branch[] = (await set(pause)).json()
  expect(paused).toMatchObject({ state: 'Paused', stateReason: 'TechnicalProblem' })
  const lasts = Date.parse(paused?.stateUntil ?? '') - before
  expect(lasts).toBeGreaterThanOrEqual(HOUR)
  expect(lasts).toBeLessThan(HOUR + 60_000)
  const [row, other] = await overview()
  expect(row).toMatchObject({ state: 'Paused', stateBy: expect.any(String) })
  expect(row.channels.map((channel: { state: string }) => channel.state)).toEqual(
    expect.arrayContaining(['Paused', 'Paused', 'Paused']),
  )
  expect(other.state).toBe('Open')
  await open()
  expect((await read('/api/Branch/Get')).data[0]).toMatchObject({ state: 'Open', stateSince: null })
  expect((await kinds()).slice(0, 2)).toEqual(['Open', 'Paused'])
})

it('changes and records nothing when an open branch is opened', async () => {
  const [before, events] = [await kinds(), await eventsOf(own.branchId)]
  expect((await open()).statusCode).toBe(200)
  expect(await kinds()).toEqual(before)
  expect(await eventsOf(own.branchId)).toBe(events)
})

it('keeps the branch open and the other platforms unchanged when one platform is busy', async () => {
  const [{ channelId }] = (await overview())[0].channels
  const busy = { branchIds: [own.branchId], state: 'Busy', minutes: 15, preset: '30m' }
  expect((await set({ ...busy, channelIds: [channelId] })).json()[0].state).toBe('Open')
  const [row] = await overview()
  expect(row.channels.map((channel: { state: string }) => channel.state)).toEqual(['Busy', 'Open', 'Open'])
  expect((await set({ ...busy, channelIds: [99] })).json().errors).toHaveProperty('channelIds')
  expect((await set(busy)).json()[0]).toMatchObject({ state: 'Busy', busyMinutes: 15 })
  await open()
})

it.each([
  ['minutes', { state: 'Busy', preset: '1h' }],
  ['minutes', { state: 'Busy', minutes: 7, preset: '1h' }],
  ['until', { state: 'Busy', minutes: 15 }],
  ['until', { state: 'Paused', until: '2020-01-01T00:00:00Z' }],
  ['until', { state: 'Paused', until: '2120-01-01T00:00:00Z' }],
  ['until', { state: 'Paused', until: '2120-01-01T00:00:00Z', preset: '1h' }],
  ['reason', { state: 'Paused', reason: 'Boredom' }],
])('refuses a wrong %s by name', async (field, change) => {
  const answer = await set({ branchIds: [own.branchId], ...change })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

it('changes none when one branch is unknown or disabled', async () => {
  const pause = (branchIds: number[]) => set({ branchIds, state: 'Paused' })
  expect((await pause([own.branchId, 99_999])).json()).toMatchObject({ code: 'not_found' })
  await owner.query('update branch set is_active = false where id = $1', [own.otherBranchId])
  expect((await pause([own.branchId, own.otherBranchId])).json()).toMatchObject({
    code: 'illegal_transition',
  })
  await owner.query('update branch set is_active = true where id = $1', [own.otherBranchId])
  expect((await overview())[0].state).toBe('Open')
})

it('lets the cashier of one branch pause that one, and read only its history', async () => {
  await owner.query(
    `insert into user_branch select account_id, id, $1 from app_user where email = 'staff@sufra.test'`,
    [own.branchId],
  )
  const pause = { state: 'Paused', preset: '30m' }
  expect((await set({ ...pause, branchIds: [own.branchId] }, { who: 'staff' })).statusCode).toBe(200)
  const seen = await read('/api/Branch/GetHistory', 'staff')
  expect(new Set(seen.data.map(({ branchId }: { branchId: number }) => branchId))).toEqual(
    new Set([own.branchId]),
  )
  await open()
})

it('pauses once per key, also when it is repeated after the branch was opened', async () => {
  const pause = { branchIds: [own.branchId], state: 'Paused' }
  const first = await set(pause, { key: 'once-1' })
  await open()
  expect((await set(pause, { key: 'once-1' })).json()).toEqual(first.json())
  expect((await overview())[0].state).toBe('Open')
  expect((await set({ ...pause, state: 'Open' }, { key: 'once-1' })).json().code).toBe(
    'idempotency_key_reused',
  )
})

it('clears an ended state automatically, records it without a person, and updates the screens', async () => {
  await set({ branchIds: [own.branchId], state: 'Paused', preset: '30m' })
  await set({ branchIds: [own.otherBranchId], state: 'Paused' })
  await owner.query(`update branch set override_until = now() - interval '1 second' where id = $1`, [
    own.branchId,
  ])
  const events = await eventsOf(own.branchId)
  await api.foundation.timers.run(STATE_END_TIMER)
  const { rows } = await owner.query(
    'select override_kind, override_at from branch where id = any($1) order by id',
    [[own.branchId, own.otherBranchId]],
  )
  expect(rows[0]).toEqual({ override_kind: null, override_at: null })
  expect(rows[1].override_kind).toBe('Paused')
  expect((await read('/api/Branch/GetHistory')).data[0]).toMatchObject({
    branchId: own.branchId,
    kind: 'Ended',
    source: 'system',
    byName: null,
  })
  expect(await eventsOf(own.branchId)).toBe(events + 1)
  await open()
})

it('does not make an open form stale with a pause', async () => {
  const { rowVersion } = await read(`/api/Branch/Get/Id?Id=${own.branchId}`)
  await set({ branchIds: [own.branchId], state: 'Paused', preset: '1h' })
  expect((await read(`/api/Branch/Get/Id?Id=${own.branchId}`)).rowVersion).toBe(rowVersion)
  await open()
})
