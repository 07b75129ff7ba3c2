import { openShop } from './open-shop.ts'
import type { OpenShop } from './open-shop.ts'
import { startDeliveryPlatforms } from './delivery-platforms.ts'
import type { DeliveryPlatforms } from './delivery-platforms.ts'

export interface PlatformShop {
  platforms: DeliveryPlatforms
  open: OpenShop
  /** ids of the first two products */
  kabsa: number
  fattoush: number
  drain: () => Promise<void>
  /**
   * Sends `PUT /api/…` as the Admin, or with these headers, and runs the jobs that follow. Throws if the request is
   * refused.
   */
  send: (place: string, payload: object, headers?: Record<string, string>) => Promise<void>
  /** Restores the platforms' normal answers and clears the recorded calls. */
  begin: () => Promise<void>
  close: () => Promise<void>
}

/** Returns a shop (`openShop`) with simulated platforms. */
export const openPlatformShop = async (): Promise<PlatformShop> => {
  const platforms = await startDeliveryPlatforms()
  const open = await openShop(platforms.settings)
  const [kabsa = 0, fattoush = 0] = open.shop.productIds
  platforms.showProducts(open.shop.productIds)
  const drain = () => open.test.foundation.jobs.drain()
  return {
    platforms,
    open,
    kabsa,
    fattoush,
    drain,
    send: async (place, payload, headers = open.admin) => {
      const [method, url] = place.split(' ')
      const answer = await open.test.app.inject({
        url,
        headers,
        payload,
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
