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

/** A version that claims more than its remote had. One without a row needed no approval, or came with it. */
export const releaseApproval = pgTable(
  'release_approval',
  {
    name: text().notNull(),
    version: text().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    /** where it becomes stable once it is approved */
    channel: text().notNull(),
    /** what was stable there when it was asked for */
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

/** Which versions of a remote are live in a channel: all that a release or a rollback changes. */
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

/** One row: the number that compare-and-swap compares. */
export const registryRevision = pgTable('registry_revision', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
  /** the revision that the static copies in the store show */
  copied: integer().notNull().default(0),
})

/** One change of a pointer. Never changes, never goes. */
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
    /** all that the pointer named before and after: what may still run in somebody's page */
    versions: text().array().notNull(),
  },
  table => [
    index('release_change_name').on(table.name, table.revision),
    index('release_change_at').on(table.at),
  ],
)

/** What somebody laid into the store of a version, published or not. Counts; never goes. */
export const remoteUpload = pgTable(
  'remote_upload',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** a user by name, or a deploy token by its label */
    who: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** false once the files were removed */
    isKept: boolean('is_kept').notNull().default(true),
  },
  table => [
    primaryKey({ columns: [table.name, table.version, table.who] }),
    index('remote_upload_last').on(table.lastAt),
  ],
)

/** Lets a team change one remote in one channel. */
export const deployToken = pgTable('deploy_token', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  label: text().notNull(),
  remote: text().notNull(),
  channel: text().notNull(),
  /** SHA-256 of the token */
  hash: text().notNull().unique(),
  /** the most that it may publish */
  limits: jsonb().$type<ClaimLimits>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
})

/** A version of the host that is out there. */
export const hostVersion = pgTable('host_version', {
  version: text().primaryKey(),
  facts: jsonb().$type<HostFacts>().notNull(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
})
