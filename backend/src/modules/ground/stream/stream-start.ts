import { tenant } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import type { AccountFeed } from './account-feed.ts'
import { createSharedReads } from './shared-reads.ts'
import { lastEventId, oldestEventId } from './stream.repository.ts'

// Further behind than this, reading everything anew is cheaper than catching up.
const LONGEST_CATCH_UP = 5000

/** Where a stream begins; `isReset` when what the browser has is too old, or not ours. */
export interface Start {
  position: number
  isReset: boolean
  /** the merchant's last event */
  newest: number
}

interface Asking {
  accountId: number
  /** the last event that the browser has; null: from now on */
  asked: number | null
  /** the merchant's feed, if anybody listens */
  feed: AccountFeed | undefined
}

/** Finds where streams begin: from what the feed knows, or by a read that all share who come at the same time. */
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
      // A browser may know of an event before the feed does: only the database can tell whether there is one.
      if (feed.covers(position) && position <= newest) return { position, newest, isReset: false }
    }
    const { newest, oldest } = await readEnds(accountId)
    if (asked === null) return { position: newest, newest, isReset: false }
    const first = oldest ?? newest + 1
    const isKnown = asked <= newest && asked >= first - 1 && newest - asked <= LONGEST_CATCH_UP
    return { position: isKnown ? asked : newest, newest, isReset: !isKnown }
  }
}
