import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { DELETE_OLD_EVENTS } from './delete-old-events.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop({ PLATFORM_MESSAGE_DAYS: '3' })
})
afterAll(() => open?.close())

it('deletes messages of platforms after the set days and keeps their orders', async () => {
  const [old, recent] = [await open.place(), await open.place()]
  const isOf = 'platform_event where channel_order_id = $1'
  await open.owner.query(
    `update platform_event set received_at = now() - interval '73 hours' where channel_order_id = $1`,
    [old.channelOrderId],
  )
  await open.owner.query(
    `update platform_event set received_at = now() - interval '71 hours' where channel_order_id = $1`,
    [recent.channelOrderId],
  )
  await open.test.foundation.jobs.run(DELETE_OLD_EVENTS)
  expect(await open.countOf(isOf, [old.channelOrderId])).toBe(0)
  expect(await open.countOf(isOf, [recent.channelOrderId])).toBe(1)
  expect(await open.countOf('app_order where id = any($1)', [[old.id, recent.id]])).toBe(2)
})
