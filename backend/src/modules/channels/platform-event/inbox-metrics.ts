import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { z } from 'zod'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { platformEvent } from './platform-event.table.ts'

const Backlog = z.tuple([z.object({ events: z.int(), oldestSeconds: z.coerce.number() })])

// The partial index of received events contains the backlog only.
const readBacklog = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select count(*)::int as events,
      coalesce(extract(epoch from now() - min(received_at)), 0) as "oldestSeconds"
    from ${platformEvent} where state = 'received'`)
  return Backlog.parse(rows)[0]
}

/** Measures the backlog of the inbox: the platforms' messages that no node has processed. */
export const measureInbox = ({ database, metrics }: Pick<Foundation, 'database' | 'metrics'>): void => {
  const registers = [metrics.registry]
  const age = new Gauge({
    name: 'sufra_inbox_oldest_seconds',
    help: 'Age of the oldest unprocessed webhook of a platform; 0 without one.',
    registers,
  })
  const events = new Gauge({
    name: 'sufra_inbox_events',
    help: 'Unprocessed webhooks of platforms.',
    registers,
  })
  metrics.readBeforeScrape('inbox', async () => {
    for (const gauge of [age, events]) gauge.set(Number.NaN)
    const backlog = await database.run(ALL_MERCHANTS, readBacklog)
    age.set(backlog.oldestSeconds)
    events.set(backlog.events)
  })
}
