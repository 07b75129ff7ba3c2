import type { BranchOverview } from '@sufra/shared/contracts/branch'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { STATE_END_TIMER } from './branch-states.service.ts'

const [HUNGERSTATION, JAHEZ, KEETA] = [1, 2, 3]

let platforms: DeliveryPlatforms
let open: OpenShop
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const set = (payload: object) =>
  open.test.app.inject({
    method: 'PUT',
    url: '/api/Branch/SetStatus',
    headers: open.admin,
    payload: { branchIds: [open.shop.branchId], ...payload },
  })
const overview = async (): Promise<BranchOverview> => {
  const { data } = await open.get('/api/Branch/Get/ServiceProviderId')
  return data.find(({ id }: BranchOverview) => id === open.shop.branchId)
}
const states = async () => (await overview()).channels.map(({ state }) => state)
const history = async (): Promise<BranchChange[]> => (await open.get('/api/Branch/GetHistory')).data
const heard = async () => {
  platforms.taken.length = 0
  await open.test.foundation.jobs.drain()
  return Object.fromEntries(
    platforms.taken
      .filter(({ path }) => /\/status$|\/availability$/.test(path))
      .map(({ platform, text }) => [platform, JSON.parse(text)]),
  )
}
const openAll = () => set({ state: 'Open', channelIds: [HUNGERSTATION, JAHEZ, KEETA] })

it('pauses two platforms with an end each, keeps the branch open, and notifies each platform', async () => {
  await set({ state: 'Paused', preset: '30m', channelIds: [JAHEZ], reason: 'TechnicalProblem' })
  await set({ state: 'Paused', preset: '2h', channelIds: [HUNGERSTATION] })
  const branch = await overview()
  expect(branch.state).toBe('Open')
  expect(await states()).toEqual(['Paused', 'Paused', 'Open'])
  const [first, second] = branch.channels.map(({ stateUntil }) => Date.parse(stateUntil ?? ''))
  expect((first ?? 0) - (second ?? 0)).toBeGreaterThan(80 * 60_000)
  expect(await heard()).toMatchObject({
    hungerstation: { state: 'CLOSED' },
    jahez: { open: false, minutes: expect.any(Number) },
    keeta: { status: 1 },
  })
  expect((await history())[1]).toMatchObject({
    kind: 'Paused',
    channelId: JAHEZ,
    reason: 'TechnicalProblem',
    source: 'user',
  })
  await openAll()
})

it('ends each pause at its own time and notifies its platform, while the other continues', async () => {
  await set({ state: 'Paused', preset: '1h', channelIds: [JAHEZ] })
  await set({ state: 'Paused', until: null, channelIds: [KEETA] })
  await heard()
  await open.owner.query(
    `update branch set channel_pause_ends_at = now(),
      channel_pauses = jsonb_set(channel_pauses, '{0,until}', to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where id = $1`,
    [open.shop.branchId],
  )
  await open.test.foundation.timers.run(STATE_END_TIMER)
  expect((await overview()).channelPauses).toEqual([
    expect.objectContaining({ channelId: KEETA, until: null }),
  ])
  expect((await history())[0]).toMatchObject({ kind: 'Ended', channelId: JAHEZ, source: 'system' })
  expect(await heard()).toMatchObject({ jahez: { open: true }, keeta: { status: 2 } })
  await openAll()
})

it('keeps platform pauses during a pause of the branch, and opens single platforms', async () => {
  await set({ state: 'Paused', until: null, channelIds: [JAHEZ, KEETA] })
  await set({ state: 'Paused', preset: '1h' })
  expect(await states()).toEqual(['Paused', 'Paused', 'Paused'])
  await set({ state: 'Open' })
  expect(await states()).toEqual(['Open', 'Paused', 'Paused'])
  await set({ state: 'Open', channelIds: [KEETA] })
  expect(await states()).toEqual(['Open', 'Paused', 'Open'])
  const lines = await history()
  await set({ state: 'Open', channelIds: [KEETA] })
  expect(await history()).toEqual(lines)
  await openAll()
})
