import { tenant } from '#src/database/database.ts'
import { announceStoreStatus } from '#src/modules/channels/channels.ts'
import { startDeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'

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
/** The states that arrived, by platform. */
const states = () =>
  Object.fromEntries(
    platforms.taken
      .filter(({ path }) => /\/status$|\/availability$/.test(path))
      .map(({ platform, text }) => [platform, JSON.parse(text)]),
  )

it('shows a busy shop as busy where the platform knows that, with its minutes or its level', async () => {
  await announce(`override_kind = 'Busy', override_until = null, busy_minutes = 20`)
  expect(states()).toEqual({
    hungerstation: { state: 'BUSY', extra_minutes: 20, until: null },
    jahez: { open: true, level: 'busy', minutes: null },
    keeta: expect.objectContaining({ status: 1, restMinutes: null }),
  })
})

it('pauses for as long as the platform offers, never shorter than the pause', async () => {
  await announce(`override_kind = 'Paused', override_until = now() + interval '40 minutes'`)
  expect(states()).toEqual({
    hungerstation: { state: 'CLOSED', extra_minutes: 0, until: expect.any(String) },
    jahez: { open: false, level: 'normal', minutes: 60 },
    keeta: expect.objectContaining({ status: 2, restMinutes: 60 }),
  })
  await announce(`override_until = now() + interval '3 hours'`)
  expect(states()).toMatchObject({ jahez: { minutes: null }, keeta: { restMinutes: null } })
})

it('opens it again by itself at the end of the pause', async () => {
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

it('follows what the back office does with a branch, with its hours where the platform takes them', async () => {
  const { branchId: id, serviceProviderId } = open.shop
  const branch = await open.get(`/api/Branch/Get/Id?Id=${id}`)
  const payload = {
    ...{
      id,
      serviceProviderId,
      name: { ar: 'فرع', en: 'Branch' },
      phone: '+966512345678',
      city: branch.city,
    },
    ...{ prepMinutes: 20, isActive: false, hours: [{ dayOfWeek: 1, from: '09:00', to: '23:00' }] },
  }
  const answer = await open.test.app.inject({
    ...{ method: 'PUT', url: '/api/Branch/Update', headers: open.admin, payload },
  })
  expect(answer.statusCode).toBe(200)
  await drain()
  expect(states()).toMatchObject({ hungerstation: { state: 'CLOSED', until: null }, keeta: { status: 2 } })
  const weeks = platforms.taken.filter(({ path }) => path.endsWith('/hours'))
  expect(weeks.map(({ platform }) => platform).toSorted()).toEqual(['hungerstation', 'jahez'])
  expect(JSON.parse(weeks[0]?.text ?? '')).toEqual({ week: [{ day: 1, from: '09:00', to: '23:00' }] })
})
