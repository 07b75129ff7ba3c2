import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { registryRevision, releasePointer, remoteVersion } from './release.table.ts'

const ROW = 1
const isRow = eq(registryRevision.id, ROW)

export const findRevision = async (db: Db): Promise<{ revision: number; copied: number }> => {
  const rows = await db.select().from(registryRevision).where(isRow)
  return rows[0] ?? { revision: 0, copied: 0 }
}

/** Returns the current revision, locked until the transaction ends, so that changes run one after the other. */
export const lockRevision = async (db: Db): Promise<number> => {
  await db.insert(registryRevision).values({ id: ROW, revision: 0 }).onConflictDoNothing()
  const rows = await db.select().from(registryRevision).where(isRow).for('update')
  return rows[0]?.revision ?? 0
}

export const raiseRevision = async (db: Db): Promise<number> => {
  const rows = await db
    .update(registryRevision)
    .set({ revision: sql`${registryRevision.revision} + 1` })
    .where(isRow)
    .returning({ revision: registryRevision.revision })
  return rows[0]?.revision ?? 0
}

export const markCopied = (db: Db, revision: number) =>
  db.update(registryRevision).set({ copied: revision }).where(isRow)

/** Allows one writer of copies at a time over all nodes, until the transaction ends. */
export const lockCopies = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('copies of the registry'))`)

export const findPointers = (db: Db) =>
  db.select().from(releasePointer).orderBy(releasePointer.name, releasePointer.channel)
export type Pointer = Awaited<ReturnType<typeof findPointers>>[number]

export const savePointer = (db: Db, { name, channel, ...rest }: Pointer) =>
  db
    .insert(releasePointer)
    .values({ name, channel, ...rest })
    .onConflictDoUpdate({ target: [releasePointer.name, releasePointer.channel], set: rest })

export const findVersion = async (db: Db, name: string, version: string) => {
  const isWanted = and(eq(remoteVersion.name, name), eq(remoteVersion.version, version))
  const rows = await db.select().from(remoteVersion).where(isWanted)
  return rows[0]
}
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** All versions that a pointer names. */
export const findLiveVersions = (db: Db): Promise<VersionRow[]> =>
  db
    .select()
    .from(remoteVersion)
    .where(
      sql`exists (select from ${releasePointer} where ${releasePointer.name} = ${remoteVersion.name}
        and ${remoteVersion.version} in
          (${releasePointer.stable}, ${releasePointer.previous}, ${releasePointer.canary} ->> 'version'))`,
    )

/** Newest first. */
export const findVersions = (db: Db, name?: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(remoteVersion)
    .where(name === undefined ? undefined : eq(remoteVersion.name, name))
    .orderBy(remoteVersion.name, desc(remoteVersion.publishedAt), desc(remoteVersion.version))

export const insertVersion = (db: Db, values: typeof remoteVersion.$inferInsert) =>
  db.insert(remoteVersion).values(values)

export const deleteVersion = (db: Db, { name, version }: Pick<VersionRow, 'name' | 'version'>) =>
  db.delete(remoteVersion).where(and(eq(remoteVersion.name, name), eq(remoteVersion.version, version)))

/** The channels that merchants are on. */
export const findMerchantChannels = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ channel: account.releaseChannel }).from(account)
  return rows.flatMap(({ channel }) => channel ?? [])
}
