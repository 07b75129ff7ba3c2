import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelKey } from '@sufra/shared/contracts/channel'
import { startPlatforms } from '@sufra/tooling/platforms'

/** A call of Sufra as it arrived. */
interface ReceivedCall {
  platform: ChannelKey
  method: string
  /** without the query */
  path: string
  headers: IncomingHttpHeaders
  text: string
}

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** Replaces the platform's answer: `hang` answers nothing until the platforms close; null leaves it to the platform. */
type Intercept = (call: ReceivedCall) => Answer | 'hang' | null | Promise<Answer | 'hang' | null>

/** A shop as a platform shows it. */
type ShownShop = ReturnType<Awaited<ReturnType<typeof startPlatforms>>['peer']>['kept']['shops'][number]

export interface DeliveryPlatforms {
  /** settings that point the application to the platforms */
  settings: Record<string, string>
  /** the calls in order of arrival, without the requests for tokens */
  taken: ReceivedCall[]
  /** Replaces the answers from now on. */
  answerWith(intercept: Intercept): void
  /** Jahez rejects every token that it issued. */
  forgetTokens(): void
  /** The platforms accept only this secret for shops of the first merchant from now on. */
  acceptSecret(secret: string): void
  /** Returns the state of a shop, which a test may change without notice to Sufra. */
  shop(key: ChannelKey, storeId: string): ShownShop
  /** Every shop shows these products, without options. */
  showProducts(productIds: number[]): void
  close(): Promise<void>
}

const KEYS: readonly ChannelKey[] = ['hungerstation', 'jahez', 'keeta']
const NAME = { ar: 'فرع', en: 'Branch' }
const SHOPS = ['1a', '1b', '1x', '1y', '1z', '2a', '2b'].map(place => ({
  storeId: `store-${place}`,
  name: NAME,
  secret: `secret-of-${place.slice(0, 1)}`,
}))

/** Starts the simulated platforms with the shops of `addShop` and some free ones, and with configurable answers. */
export const startDeliveryPlatforms = async (): Promise<DeliveryPlatforms> => {
  const taken: ReceivedCall[] = []
  let answer: Intercept = () => null
  const platforms = await startPlatforms({
    port: 0,
    // The tests send the orders themselves.
    sufraUrl: 'http://127.0.0.1:9',
    shops: SHOPS,
    adopts: /./,
    intercept: async (key, { method, path, headers, raw }) => {
      const platform = KEYS.find(each => each === key)
      if (!platform || path === '/oauth/token') return null
      const call = { platform, method, path, headers, text: raw.toString() }
      taken.push(call)
      return answer(call)
    },
  })
  const shopsOf = (key: ChannelKey) => platforms.peer(key).kept.shops
  const allShops = () => KEYS.flatMap(shopsOf)
  return {
    taken,
    settings: Object.fromEntries(
      KEYS.map(key => [`PLATFORM_URL_${key.toUpperCase()}`, platforms.urlOf(key)]),
    ),
    answerWith: next => {
      answer = next
    },
    forgetTokens: () => platforms.peer('jahez').tokens.clear(),
    acceptSecret: secret => {
      for (const shop of allShops()) if (shop.storeId.startsWith('store-1')) shop.secret = secret
    },
    shop: (key, storeId) => {
      const shop = shopsOf(key).find(each => each.storeId === storeId)
      if (!shop) throw new Error(`There is no shop ${storeId}`)
      return shop
    },
    showProducts: productIds => {
      for (const shop of allShops()) {
        const items = productIds.map(productId => ({
          productId,
          name: JSON.stringify(NAME),
          price: 1,
          isAvailable: true,
        }))
        shop.menu = { categories: [], items }
      }
    },
    close: () => platforms.close(),
  }
}
