import { tenant } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import type { AccountFeed } from './account-feed.ts'
import { createSharedReads } from './shared-reads.ts'
import { lastEventId, oldestEventId } from './stream.repository.ts'

// Further back than this, a complete reload is cheaper.
const LONGEST_CATCH_UP = 5000

/** Start of a stream; `isReset` when the browser's event id is too old or unknown. */
export interface Start {
  position: number
  isReset: boolean
  /** the merchant's last event */
  newest: number
}

interface Asking {
  accountId: number
  /** the browser's last event; null: only new events */
  asked: number | null
  /** the merchant's feed, if there are connections */
  feed: AccountFeed | undefined
}

/** Finds the start of streams from the feed, or by a read that concurrent calls share. */
export const createStreamStart = (database: Database) => {
  const readEnds = createSharedReads(accountId =>
    database.run(tenant(accountId), async db => ({
      newest: await lastEventId(db, accountId),
      oldest: await oldestEventId(db, accountId),
    })),
  )

  return async ({ accountId, asked, feed }: Asking): Promise<Start> => {
    if (feed && !feed.isIdle()) {
      const newest = feed.position
      const position = asked ?? newest
      // A browser may have an event before the feed does, so only the database knows whether it exists.
      if (feed.covers(position) && position <= newest) return { position, newest, isReset: false }
    }
    const { newest, oldest } = await readEnds(accountId)
    if (asked === null) return { position: newest, newest, isReset: false }
    const first = oldest ?? newest + 1
    const isKnown = asked <= newest && asked >= first - 1 && newest - asked <= LONGEST_CATCH_UP
    return { position: isKnown ? asked : newest, newest, isReset: !isKnown }
  }
}
