import type { Migrated } from '#src/database/migrate.ts'

/** Returns the application's address of a database that `migrate` or `openMigrated` opens, and lets the next start. */
export const startAndRelease = async (opening: Promise<Migrated>): Promise<string> => {
  const { appUrl, release } = await opening
  await release()
  return appUrl
}
