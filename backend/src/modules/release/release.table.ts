import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RemoteContract } from '@sufra/shared/contracts/release'

/** A version of a remote that was published once. It never changes afterwards. */
export const remoteVersion = pgTable(
  'remote_version',
  {
    name: text().notNull(),
    version: text().notNull(),
    baseUrl: text('base_url').notNull(),
    integrity: text().notNull(),
    contract: jsonb().$type<RemoteContract>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.version] })],
)

/** Which versions of a remote are live: all that a release or a rollback changes. */
export const releasePointer = pgTable(
  'release_pointer',
  {
    name: text().primaryKey(),
    stable: text().notNull(),
    previous: text(),
    canary: jsonb().$type<{ version: string; percent: number; salt: string }>(),
    isDisabled: boolean('is_disabled').notNull().default(false),
  },
  table => [
    foreignKey({
      name: 'release_pointer_stable',
      columns: [table.name, table.stable],
      foreignColumns: [remoteVersion.name, remoteVersion.version],
    }),
  ],
)

/** One row: the number that compare-and-swap compares. */
export const registryRevision = pgTable('registry_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
})
