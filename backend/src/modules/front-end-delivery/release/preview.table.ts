import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RemoteContract } from '@sufra/shared/contracts/release'

/**
 * Versions that a preview link opens. They are not in the table of published versions, so that no pointer can
 * name them.
 */
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
    /** authorization behind the preview: the preview ends with it and its name belongs to it; see `sourceOf` */
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  table => [index('release_preview_name').on(table.name, table.preview)],
)
