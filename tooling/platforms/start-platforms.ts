import { setInterval } from 'node:timers'
import { hungerstation } from './call/hungerstation.ts'
import { jahez } from './call/jahez.ts'
import { keeta } from './call/keeta.ts'
import { tick } from './clock.ts'
import { createKeeper, readPlatformData } from './state-file.ts'
import type { Dialect, PlatformData, Peer } from './peer.ts'
import { createServer } from './serve/server.ts'
import type { Intercept } from './serve/server.ts'
import { createWatchers } from './serve/watchers.ts'
import { newShop } from './shop/shop.ts'
import type { Shop } from './shop/shop.ts'
import { trickle } from './automatic-orders.ts'
import { resumeWebhooks } from './webhooks.ts'
import { readStores } from '../simulate/menu.ts'
import { demoSecret } from '../simulate/platforms.ts'

const BRANCHES = [
  { ar: 'البيت العتيق، فرع العليا', en: 'Al Bait Al Ateeq, Olaya Branch' },
  { ar: 'البيت العتيق، فرع النخيل', en: 'Al Bait Al Ateeq, An Nakheel Branch' },
  { ar: 'البيت العتيق، فرع الملقا', en: 'Al Bait Al Ateeq, Al Malqa Branch' },
]

// Shops of the other demo merchant: they show menus, but get no automatic orders.
const COFFEE = { ar: 'قهوة المرسى، فرع الكورنيش', en: 'Marsa Coffee, Corniche Branch' }
const COFFEE_STORES = new Map([
  ['hungerstation', 'HS-1101'],
  ['jahez', 'JZ-2101'],
  ['keeta', 'KT-3101'],
])

/** Returns the shops of the demo data on one platform. */
const demoShops = (key: string): Shop[] => {
  const secretOf = (storeId: string) => demoSecret(key, storeId)
  const restaurant = (readStores()[key] ?? []).map((storeId, at) => ({
    ...newShop({ storeId, name: BRANCHES[at] ?? { ar: storeId, en: storeId }, secret: secretOf(storeId) }),
    hasCustomers: true,
  }))
  const storeId = COFFEE_STORES.get(key)
  return storeId === undefined
    ? restaurant
    : [...restaurant, newShop({ storeId, name: COFFEE, secret: secretOf(storeId) })]
}

const DIALECTS: readonly Dialect[] = [hungerstation, jahez, keeta]
const TICK_MS = 1000

interface Options {
  /** 0: any free port */
  port: number
  sufraUrl: string
  /** file for the stored state */
  file?: string
  /** interval between automatic orders; null: none */
  ordersEveryMs?: number | null
  /** drivers act automatically */
  drivers?: boolean
  /** unknown orders with these ids are added at Sufra's first call about them; none by default */
  adopts?: RegExp
  /** shops of each platform at first; the demo's by default */
  shops?: Pick<Shop, 'storeId' | 'name' | 'secret'>[]
  /** replaces the answer to a call; null: the platform answers */
  intercept?: Intercept
  retryMs?: number
  now?: () => number
}

export interface Platforms {
  url: string
  /** base address of a platform, as in `PLATFORM_URL_<KEY>` */
  urlOf(key: string): string
  /** internal state of a platform, for inspection */
  peer(key: string): Peer
  /** applies the passing of time now; it also runs every second */
  tick(): void
  close(): Promise<void>
}

const freshKept = (shops: Shop[]): PlatformData => ({
  shops,
  orders: [],
  webhooks: [],
  faults: [],
  last: 0,
})

/**
 * Simulates HungerStation, Jahez and Keeta on the loopback: their APIs at `/<key>`, each with a page and a control
 * API.
 */
export const startPlatforms = async (options: Options): Promise<Platforms> => {
  const { port, sufraUrl, file, retryMs = 1000, adopts = null, drivers = false, now = Date.now } = options
  const { ordersEveryMs = null, shops, intercept } = options
  const before = file === undefined ? {} : readPlatformData(file)
  const watchers = createWatchers()
  let isClosed = false
  const changed = () => {
    // Running work must not write into a file that new platforms may use by now.
    if (isClosed) return
    watchers.changed()
    keeper?.changed()
  }
  const peers = DIALECTS.map((dialect): Peer => {
    const { key } = dialect.platform
    return {
      key,
      dialect,
      sufraUrl,
      retryMs,
      adopts,
      now,
      changed,
      isClosed: () => isClosed,
      kept: before[key] ?? freshKept(shops?.map(newShop) ?? demoShops(key)),
      calls: [],
      answered: new Map(),
      tokens: new Map(),
    }
  })
  const allKept = () => Object.fromEntries(peers.map(({ key, kept }) => [key, kept]))
  const keeper = file === undefined ? undefined : createKeeper(file, allKept)
  const server = await createServer({ port, peers, watchers, intercept })
  peers.forEach(resumeWebhooks)

  const since = now()
  const tickAll = () => {
    for (const peer of peers) tick(peer, { drivers })
    if (ordersEveryMs !== null) trickle(peers, { everyMs: ordersEveryMs, since, now: now() })
  }
  const ticking = setInterval(tickAll, TICK_MS)
  ticking.unref()
  return {
    url: server.url,
    urlOf: key => `${server.url}/${key}`,
    peer: key => {
      const found = peers.find(peer => peer.key === key)
      if (!found) throw new Error(`There is no platform ${key}`)
      return found
    },
    tick: tickAll,
    close: async () => {
      isClosed = true
      clearInterval(ticking)
      watchers.close()
      await server.close()
      keeper?.save()
    },
  }
}
