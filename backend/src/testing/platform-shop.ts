import { openShop } from './open-shop.ts'
import type { OpenShop } from './open-shop.ts'
import { startDeliveryPlatforms } from './platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from './platforms/delivery-platforms.ts'

export interface PlatformShop {
  platforms: DeliveryPlatforms
  open: OpenShop
  /** the first two dishes */
  kabsa: number
  fattoush: number
  drain: () => Promise<void>
  /** `PUT /api/…` by the Admin, or by whom these headers are of, with the jobs that it leaves. Throws what is refused. */
  send: (place: string, payload: object, headers?: Record<string, string>) => Promise<void>
  /** Platforms answer as they do, and what they were told is forgotten. */
  begin: () => Promise<void>
  close: () => Promise<void>
}

/** A shop (`openShop`) whose platforms are there. */
export const openPlatformShop = async (): Promise<PlatformShop> => {
  const platforms = await startDeliveryPlatforms()
  const open = await openShop(platforms.settings)
  const [kabsa = 0, fattoush = 0] = open.shop.productIds
  const drain = () => open.test.foundation.jobs.drain()
  return {
    ...{ platforms, open, kabsa, fattoush, drain },
    send: async (place, payload, headers = open.admin) => {
      const [method, url] = place.split(' ')
      const answer = await open.test.app.inject({
        ...{ url, headers, payload },
        method: method === 'PUT' ? 'PUT' : 'POST',
      })
      if (answer.statusCode >= 300) throw new Error(answer.body)
      await drain()
    },
    begin: async () => {
      platforms.answerWith(() => null)
      await drain()
      platforms.taken.length = 0
    },
    close: async () => {
      await open.close()
      await platforms.close()
    },
  }
}
