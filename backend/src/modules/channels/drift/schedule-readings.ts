import { setMaxListeners } from 'node:events'
import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runAs } from '#src/database/work-kind.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { connectors } from '#src/modules/channels/channel/channel.service.ts'
import { CALLS_AT_ONCE } from '#src/modules/channels/platform-call/platform-call.service.ts'
import {
  CLAIM_MS,
  claimDueReadings,
  insertPaces,
} from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import type { DueShop, FreePlaces } from '#src/modules/channels/reading-schedule/reading-schedule.service.ts'
import { forgetDrift } from './drift.repository.ts'
import type { ShopReader } from './read-shop.ts'

// Nodes of the previous version queue it. Its rows are removed by running them.
const READ_SHOP = defineJob({ name: 'read-shop', payload: z.unknown(), maxAttempts: 3 })

export const READ_SHOPS = 'read shops'
export const FORGET_DRIFT = 'forget-old-drift'
const CLAIM_EVERY_MS = 250
/** A reading ends before its claim does, so that no other node reads the shop meanwhile. */
const READING_TIMEOUT_MS = CLAIM_MS - 20_000
const KEPT_MS = 30 * 86_400_000

/**
 * Reads the shops that are due, on every node: a turn claims as many as this node has free places for. Jobs have no
 * part in it, so no job waits for a reading.
 */
export const startReadings = (
  { database, jobs, timers, log }: Pick<Foundation, 'database' | 'jobs' | 'timers' | 'log'>,
  { reader, isReached }: { reader: ShopReader; isReached: (channelId: number) => boolean },
) => {
  const running = new Map<Promise<void>, number>()
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const channelIds = connectors()
    .map(({ id }) => id)
    .filter(isReached)
  let hasPaces = false

  const read = async (due: DueShop): Promise<void> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(READING_TIMEOUT_MS)])
    try {
      await reader.read(due, signal)
    } catch (error) {
      // The claim ends by itself, and the shop is due again.
      if (!closing.signal.aborted)
        log.warn({ err: error, accountId: due.accountId, integrationId: due.id }, 'shop not read')
    }
  }

  const freePlaces = () =>
    channelIds.map(channelId => {
      const taken = [...running.values()].filter(id => id === channelId).length
      return { channelId, count: CALLS_AT_ONCE.reading - taken }
    })

  const claim = (free: readonly FreePlaces[]) =>
    database.run(ALL_MERCHANTS, async db => {
      if (!hasPaces) await insertPaces(db, channelIds)
      return claimDueReadings(db, free)
    })

  const startDue = async (): Promise<void> => {
    const free = freePlaces().filter(({ count }) => count > 0)
    if (free.length === 0) return
    const claimed = await claim(free)
    hasPaces = true
    for (const due of claimed) {
      const reading = read(due).finally(() => running.delete(reading))
      running.set(reading, due.channelId)
    }
  }

  timers.every(CLAIM_EVERY_MS, READ_SHOPS, () => runAs('reading', startDue))

  jobs.handle(READ_SHOP, () => Promise.resolve())
  jobs.cron(FORGET_DRIFT, '52 2 * * *', () =>
    database.run(ALL_MERCHANTS, db => forgetDrift(db, new Date(Date.now() - KEPT_MS))),
  )

  return {
    /** Aborts the readings under way. */
    close: async (): Promise<void> => {
      closing.abort()
      await Promise.all(running.keys())
    },
  }
}
