import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RemoteContract } from '@sufra/shared/contracts/release'

/** A version that a link opens. It stands apart from what was published, so that no pointer can name it. */
export const releasePreview = pgTable(
  'release_preview',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    preview: text().notNull(),
    version: text().notNull(),
    baseUrl: text('base_url').notNull(),
    integrity: text().notNull(),
    contract: jsonb().$type<RemoteContract>().notNull(),
    by: text().notNull(),
    /** by what right it was published: it ends with that, and its name belongs to that; see `sourceOf` */
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  table => [index('release_preview_name').on(table.name, table.preview)],
)
