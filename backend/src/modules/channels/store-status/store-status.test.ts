import { localDate, weekdayOf } from '@sufra/shared/contracts/zoned-time'
import { tenant } from '#src/database/database.ts'
import { announceStoreStatus } from '#src/modules/channels/channels.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { RENEW_STORE_HOURS } from './store-status.service.ts'

let platforms: DeliveryPlatforms
let open: OpenShop
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
})
beforeEach(() => {
  platforms.taken.length = 0
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const drain = () => open.test.foundation.jobs.drain()
const announce = async (changes: string) => {
  const { branchId } = open.shop
  await open.owner.query(`update branch set ${changes} where id = $1`, [branchId])
  await open.test.foundation.database.run(tenant(1), db => announceStoreStatus(db, [branchId]))
  await drain()
}
/** Received states by platform. */
const states = () =>
  Object.fromEntries(
    platforms.taken
      .filter(({ path }) => /\/status$|\/availability$/.test(path))
      .map(({ platform, text }) => [platform, JSON.parse(text)]),
  )

it('shows a busy shop as busy where the platform supports it, with its minutes or its level', async () => {
  await announce(`override_kind = 'Busy', override_until = null, busy_minutes = 20`)
  expect(states()).toEqual({
    hungerstation: { state: 'BUSY', extra_minutes: 20, until: null },
    jahez: { open: true, level: 'busy', minutes: null },
    keeta: expect.objectContaining({ status: 1, restMinutes: null }),
  })
})

it('pauses for a duration that the platform offers, never shorter than the pause', async () => {
  await announce(`override_kind = 'Paused', override_until = now() + interval '40 minutes'`)
  expect(states()).toEqual({
    hungerstation: { state: 'CLOSED', extra_minutes: 0, until: expect.any(String) },
    jahez: { open: false, level: 'normal', minutes: 60 },
    keeta: expect.objectContaining({ status: 2, restMinutes: 60 }),
  })
  await announce(`override_until = now() + interval '3 hours'`)
  expect(states()).toMatchObject({ jahez: { minutes: null }, keeta: { restMinutes: null } })
})

it('opens the shop again at the end of the pause', async () => {
  await announce(`override_kind = 'Paused', override_until = now() + interval '1 hour'`)
  await open.owner.query(`update branch set override_until = now() where id = $1`, [open.shop.branchId])
  await rescheduleJobs(open.owner)
  platforms.taken.length = 0
  await drain()
  expect(states()).toMatchObject({
    hungerstation: { state: 'OPEN' },
    jahez: { open: true },
    keeta: { status: 1 },
  })
})

it('follows changes of the branch, with its hours where the platform takes them', async () => {
  const { branchId: id, serviceProviderId } = open.shop
  const branch = await open.get(`/api/Branch/Get/Id?Id=${id}`)
  const payload = {
    id,
    serviceProviderId,
    name: { ar: 'فرع', en: 'Branch' },
    phone: '+966512345678',
    city: branch.city,
    prepMinutes: 20,
    isActive: false,
    hours: [{ dayOfWeek: 1, from: '09:00', to: '23:00' }],
  }
  const answer = await open.test.app.inject({
    method: 'PUT',
    url: '/api/Branch/Update',
    headers: open.admin,
    payload,
  })
  expect(answer.statusCode).toBe(200)
  await drain()
  expect(states()).toMatchObject({ hungerstation: { state: 'CLOSED', until: null }, keeta: { status: 2 } })
  const weeks = platforms.taken.filter(({ path }) => path.endsWith('/hours'))
  expect(weeks.map(({ platform }) => platform).toSorted()).toEqual(['hungerstation', 'jahez'])
  const week = [{ day: 1, from: '09:00', to: '23:00' }]
  for (const { text } of weeks) expect(JSON.parse(text)).toMatchObject({ week })
})

const DAY_MS = 86_400_000
const dayIn = (days: number) => localDate(new Date(Date.now() + days * DAY_MS), 'Asia/Riyadh')
const everyDay = (from: string, to: string) =>
  [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from, to }))
const setHours = async (hours: object) => {
  const columns = Object.entries(hours).map(([column, value]) => `${column} = '${JSON.stringify(value)}'`)
  await announce(['is_active = true', 'override_kind = null', ...columns].join(', '))
}
const sentHours = (platform: string) =>
  JSON.parse(
    platforms.taken.findLast(call => call.platform === platform && call.path.endsWith('/hours'))?.text ??
      '{}',
  )

it('sends the hours of special days and of Ramadan to each platform that takes hours', async () => {
  await setHours({
    hours: everyDay('10:00', '23:00'),
    special_hours: [
      { date: dayIn(2), closed: true, from: '00:00', to: '00:00', label: 'Eid' },
      { date: dayIn(3), closed: false, from: '16:00', to: '01:00', label: 'Eid' },
    ],
    ramadan_hours: { startsOn: dayIn(4), endsOn: dayIn(20), hours: everyDay('20:00', '03:00') },
  })
  const sent = sentHours('hungerstation')
  expect(sent.week).toContainEqual({ day: 0, from: '10:00', to: '23:00' })
  const on = (days: number) => sent.dates.find(({ date }: { date: string }) => date === dayIn(days))?.periods
  expect([2, 3, 4, 20, 21].map(on)).toEqual([
    [],
    [{ from: '16:00', to: '01:00' }],
    [{ from: '20:00', to: '03:00' }],
    [{ from: '20:00', to: '03:00' }],
    [{ from: '10:00', to: '23:00' }],
  ])
  const { week } = sentHours('jahez')
  const onWeekday = (days: number) =>
    week
      .filter(({ day }: { day: number }) => day === weekdayOf(dayIn(days)))
      .map(({ from, to }: { from: string; to: string }) => `${from}-${to}`)
  expect([2, 3, 4].map(onWeekday)).toEqual([[], ['16:00-01:00'], ['20:00-03:00']])
})

it('closes a busy branch at the end of its hours although nobody ended the busy time', async () => {
  await setHours({ hours: everyDay('00:00', '00:00'), special_hours: [], ramadan_hours: null })
  const closed = { date: dayIn(1), closed: true, from: '00:00', to: '00:00', label: '' }
  await announce(
    `override_kind = 'Busy', override_until = null, special_hours = '${JSON.stringify([closed])}'`,
  )
  expect(states()).toMatchObject({ hungerstation: { state: 'BUSY' } })
  const midnight = `'${dayIn(1)}T00:00:00+03:00'`
  expect(
    await open.countOf(
      `graphile_worker.jobs where key like 'send-store-status-%-timed' and run_at = ${midnight}`,
    ),
  ).toBe(3)
})

it('sends each shop its hours once a day', async () => {
  const { rows } = await open.owner.query('select id from integration where channel_id = 1 order by id')
  const hour = rows[0].id % 24
  const now = Date.parse(`${dayIn(1)}T00:00:00Z`) + hour * 3_600_000
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  try {
    await open.test.foundation.jobs.run(RENEW_STORE_HOURS)
  } finally {
    jest.useRealTimers()
  }
  const waiting = `graphile_worker.jobs where key = 'send-store-status-1-${rows[0].id}'`
  expect(await open.countOf(waiting)).toBe(1)
})
