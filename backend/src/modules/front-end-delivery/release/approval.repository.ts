import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { ApprovalState } from '@sufra/shared/contracts/release-claims'
import type { Db } from '#src/database/database.ts'
import { releaseApproval } from './release.table.ts'

const SHOWN = 200

export type ApprovalRow = typeof releaseApproval.$inferSelect

interface Version {
  name: string
  version: string
}

const isOf = ({ name, version }: Version) =>
  and(eq(releaseApproval.name, name), eq(releaseApproval.version, version))

/** Returns undefined for a version that needs no approval. */
export const findApproval = async (db: Db, version: Version): Promise<ApprovalRow | undefined> => {
  const rows = await db.select().from(releaseApproval).where(isOf(version))
  return rows[0]
}

/** Requests an approval, or requests it again after a decision. */
export const askFor = (db: Db, values: Omit<typeof releaseApproval.$inferInsert, 'state'>) => {
  const undecided = { decidedAt: null, decidedBy: null, reason: null }
  const asked = { ...values, ...undecided, state: 'waiting' as const }
  return db
    .insert(releaseApproval)
    .values(asked)
    .onConflictDoUpdate({
      target: [releaseApproval.name, releaseApproval.version],
      set: { ...asked, askedAt: sql`now()` },
    })
}

export const decideApproval = (
  db: Db,
  version: Version,
  decision: { state: ApprovalState; decidedBy: string; reason: string | null },
) =>
  db
    .update(releaseApproval)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(isOf(version))

/** Requests that are waiting or refused, oldest first. Their versions cannot be served. */
export const findUnapproved = (db: Db): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(releaseApproval)
    .where(ne(releaseApproval.state, 'approved'))
    .orderBy(asc(releaseApproval.askedAt), asc(releaseApproval.name))

/** Latest requests, newest first. */
export const findApprovals = (db: Db, name: string | undefined): Promise<ApprovalRow[]> =>
  db
    .select()
    .from(releaseApproval)
    .where(name === undefined ? undefined : eq(releaseApproval.name, name))
    .orderBy(desc(releaseApproval.askedAt), desc(releaseApproval.version))
    .limit(SHOWN)
