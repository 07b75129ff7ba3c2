import type { Database, Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors.ts'
import { hasImage, insertImage } from './image.repository.ts'
import { imageKeyOf } from './image.service.ts'
import type { Images } from './image.service.ts'

/** Notes that a picture is the merchant's: from now on they may name it wherever a picture can be named. */
export const ownImage = async (db: Db, owned: { accountId: number; key: string | null }): Promise<void> => {
  const { accountId, key } = owned
  if (key !== null) await insertImage(db, { accountId, key })
}

/**
 * The key of a picture that the caller may use. One of somebody else is absent to them: `validation_failed` at `field`.
 * The operator may use every picture that is stored.
 */
export const ownImageKey = async (
  db: Db,
  named: { scope: Scope; images: Pick<Images, 'has'>; field: string; url: string | null | undefined },
): Promise<string | null> => {
  const { scope, images, field, url } = named
  const key = imageKeyOf(url)
  if (key === null) return null
  const isHis =
    scope.kind === 'tenant' ? await hasImage(db, { accountId: scope.accountId, key }) : await images.has(key)
  if (!isHis) throw validation({ [field]: ['not_found'] })
  return key
}

/** Takes pictures that nothing uses yet. What the operator stores becomes a merchant's where they use it. */
export const createImageUploads = ({ database, images }: { database: Database; images: Images }) => ({
  /** The key of what was stored; null for the placeholder. Errors: those of `Images.accept`. */
  add: async (scope: Scope, file: Uint8Array): Promise<string | null> => {
    const key = await images.accept(file)
    if (scope.kind === 'tenant') {
      const { accountId } = scope
      await database.run(scope, db => ownImage(db, { accountId, key }))
    }
    return key
  },
})
export type ImageUploads = ReturnType<typeof createImageUploads>
