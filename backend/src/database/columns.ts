import { numeric, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** SAR with two decimals. */
export const riyals = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })
