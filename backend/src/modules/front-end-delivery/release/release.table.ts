import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { RemoteContract } from '@sufra/shared/contracts/release'
import type { ApprovalState, ClaimChanges, ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { HostFacts, ReleaseAction } from '@sufra/shared/contracts/release-control'

/** Published versions of remotes. They never change. */
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

/**
 * Approvals of versions with more claims than their remote had. A version without a row needed none, or its
 * publisher approved it.
 */
export const releaseApproval = pgTable(
  'release_approval',
  {
    name: text().notNull(),
    version: text().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    /** channel in which it becomes stable after approval */
    channel: text().notNull(),
    /** stable version at the time of the request */
    replaces: text(),
    changes: jsonb().$type<ClaimChanges>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    askedBy: text('asked_by').notNull(),
    why: text(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
    reason: text(),
  },
  table => [
    primaryKey({ columns: [table.name, table.version] }),
    foreignKey({
      name: 'release_approval_version',
      columns: [table.name, table.version],
      foreignColumns: [remoteVersion.name, remoteVersion.version],
    }).onDelete('cascade'),
  ],
)

/** Live versions of a remote in a channel; releases and rollbacks change only this row. */
export const releasePointer = pgTable(
  'release_pointer',
  {
    name: text().notNull(),
    channel: text().notNull().default('stable'),
    stable: text().notNull(),
    previous: text(),
    canary: jsonb().$type<{ version: string; percent: number; salt: string }>(),
    isDisabled: boolean('is_disabled').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.name, table.channel] }),
    foreignKey({
      name: 'release_pointer_stable',
      columns: [table.name, table.stable],
      foreignColumns: [remoteVersion.name, remoteVersion.version],
    }),
  ],
)

/** One row with the revision for compare-and-swap. */
export const registryRevision = pgTable('registry_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
  /** revision of the static copies in the store */
  copied: integer().notNull().default(0),
})

/** Changes of pointers. Rows never change and are never deleted. */
export const releaseChange = pgTable(
  'release_change',
  {
    revision: integer().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    who: text().notNull(),
    action: text().$type<ReleaseAction>().notNull(),
    name: text().notNull(),
    channel: text().notNull(),
    from: text(),
    to: text(),
    why: text(),
    /** all versions that the pointer named before and after, which open pages may still run */
    versions: text().array().notNull(),
  },
  table => [
    index('release_change_name').on(table.name, table.revision),
    index('release_change_at').on(table.at),
  ],
)

/** Uploads into the store per version and uploader, published or not. Rows are never deleted. */
export const remoteUpload = pgTable(
  'remote_upload',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** name of a user, or label of a deploy token */
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** false after the files were removed */
    isKept: boolean('is_kept').notNull().default(true),
  },
  table => [
    primaryKey({ columns: [table.name, table.version, table.who] }),
    index('remote_upload_last').on(table.lastAt),
  ],
)

/** Tokens that let a team change one remote in one channel. */
export const deployToken = pgTable('deploy_token', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  label: text().notNull(),
  remote: text().notNull(),
  channel: text().notNull(),
  /** SHA-256 of the token */
  hash: text().notNull().unique(),
  /** limits of the claims that it may publish */
  limits: jsonb().$type<ClaimLimits>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
})

/** Deployed versions of the host. */
export const hostVersion = pgTable('host_version', {
  version: text().primaryKey(),
  facts: jsonb().$type<HostFacts>().notNull(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
})
