import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { registryRevision, releasePointer, remoteVersion } from './release.table.ts'

const ROW = 1

export const findRevision = async (db: Db): Promise<number> => {
  const rows = await db.select().from(registryRevision).where(eq(registryRevision.id, ROW))
  return rows[0]?.revision ?? 0
}

/** The current revision, locked until the transaction ends: publications happen one after the other. */
export const lockRevision = async (db: Db): Promise<number> => {
  await db.insert(registryRevision).values({ id: ROW, revision: 0 }).onConflictDoNothing()
  const rows = await db.select().from(registryRevision).where(eq(registryRevision.id, ROW)).for('update')
  return rows[0]?.revision ?? 0
}

export const raiseRevision = async (db: Db): Promise<number> => {
  const rows = await db
    .update(registryRevision)
    .set({ revision: sql`${registryRevision.revision} + 1` })
    .where(eq(registryRevision.id, ROW))
    .returning({ revision: registryRevision.revision })
  return rows[0]?.revision ?? 0
}

export const findPointers = (db: Db) => db.select().from(releasePointer).orderBy(releasePointer.name)
export type Pointer = Awaited<ReturnType<typeof findPointers>>[number]

export const findVersion = async (db: Db, name: string, version: string) => {
  const isWanted = and(eq(remoteVersion.name, name), eq(remoteVersion.version, version))
  const rows = await db.select().from(remoteVersion).where(isWanted)
  return rows[0]
}
export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>

/** Every version that some pointer names. */
export const findLiveVersions = (db: Db): Promise<VersionRow[]> =>
  db
    .select()
    .from(remoteVersion)
    .where(
      sql`exists (select from ${releasePointer} where ${releasePointer.name} = ${remoteVersion.name}
        and ${remoteVersion.version} in
          (${releasePointer.stable}, ${releasePointer.previous}, ${releasePointer.canary} ->> 'version'))`,
    )

export const insertVersion = (db: Db, values: typeof remoteVersion.$inferInsert) =>
  db.insert(remoteVersion).values(values)

/** Makes a version the stable one; what was stable becomes the previous one. */
export const moveStable = async (db: Db, name: string, version: string): Promise<Pointer | undefined> => {
  const rows = await db
    .insert(releasePointer)
    .values({ name, stable: version })
    .onConflictDoUpdate({
      target: releasePointer.name,
      set: { stable: version, previous: sql`${releasePointer.stable}` },
    })
    .returning()
  return rows[0]
}
