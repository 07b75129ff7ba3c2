import { setInterval } from 'node:timers'
import { hungerstation } from './call/hungerstation.ts'
import { jahez } from './call/jahez.ts'
import { keeta } from './call/keeta.ts'
import { tick } from './clock.ts'
import { demoShops } from './demo/demo-shops.ts'
import { createKeeper, readKept } from './kept-file.ts'
import type { Dialect, Kept, Peer } from './peer.ts'
import { createServer } from './serve/server.ts'
import { createWatchers } from './serve/watchers.ts'
import { trickle } from './trickle.ts'
import { resumeWebhooks } from './webhooks.ts'

const DIALECTS: readonly Dialect[] = [hungerstation, jahez, keeta]
const TICK_MS = 1000

interface Options {
  /** 0: any that is free */
  port: number
  sufraUrl: string
  /** what they know is read from it and kept in it */
  file?: string
  /** from one order that comes by itself to the next; null: none come */
  ordersEveryMs?: number | null
  /** drivers go their ways by themselves */
  drivers?: boolean
  /** take on orders of the demo that they do not know when Sufra speaks of one */
  adopts?: boolean
  retryMs?: number
  now?: () => number
}

export interface Platforms {
  url: string
  /** a platform's base address, as `PLATFORM_URL_<KEY>` has it */
  urlOf(key: string): string
  /** a platform as it is, to look into */
  peer(key: string): Peer
  /** what time does, now: it is done each second as well */
  tick(): void
  close(): Promise<void>
}

const freshKept = (key: string): Kept => ({
  shops: demoShops(key),
  orders: [],
  webhooks: [],
  faults: [],
  last: 0,
})

/** Plays HungerStation, Jahez and Keeta on the loopback: their interfaces at `/<key>`, with a page and a control API each. */
export const startPlatforms = async (options: Options): Promise<Platforms> => {
  const { port, sufraUrl, file, retryMs = 1000, adopts = false, drivers = false, now = Date.now } = options
  const { ordersEveryMs = null } = options
  const before = file === undefined ? {} : readKept(file)
  const watchers = createWatchers()
  let isClosed = false
  const changed = () => {
    // What is still under way writes into no file that the next ones have by now.
    if (isClosed) return
    watchers.changed()
    keeper?.changed()
  }
  const peers = DIALECTS.map((dialect): Peer => {
    const { key } = dialect.platform
    return {
      ...{ key, dialect, sufraUrl, retryMs, adopts, now, changed, isClosed: () => isClosed },
      ...{ kept: before[key] ?? freshKept(key), calls: [], answered: new Map(), tokens: new Map() },
    }
  })
  const allKept = () => Object.fromEntries(peers.map(({ key, kept }) => [key, kept]))
  const keeper = file === undefined ? undefined : createKeeper(file, allKept)
  const server = await createServer({ port, peers, watchers })
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
