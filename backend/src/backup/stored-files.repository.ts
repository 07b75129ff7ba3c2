import { eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { remoteUpload, remoteVersion } from '#src/modules/front-end-delivery/release/release.table.ts'
import { image } from '#src/modules/infrastructure/image/image.table.ts'

/** Returns the folders of the store that hold the files of remotes, such as `menus/1.3.0-4f2a9c1`. */
export const findRemoteFolders = async (db: Db): Promise<string[]> => {
  const published = await db
    .select({ name: remoteVersion.name, version: remoteVersion.version })
    .from(remoteVersion)
  const uploaded = await db
    .select({ name: remoteUpload.name, version: remoteUpload.version })
    .from(remoteUpload)
    .where(eq(remoteUpload.isKept, true))
  return [...new Set([...published, ...uploaded].map(({ name, version }) => `${name}/${version}`))].sort()
}

/** Returns the keys of all pictures that merchants may use. */
export const findImageKeys = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ key: image.key }).from(image)
  return rows.map(({ key }) => key)
}
