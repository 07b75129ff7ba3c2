import type { Database, Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { hasImage, insertImage } from './image.repository.ts'
import { imageKeyOf } from './image.service.ts'
import type { Images } from './image.service.ts'

/** Records that a picture belongs to the merchant, who may then use it wherever a picture can be used. */
export const ownImage = async (db: Db, owned: { accountId: number; key: string | null }): Promise<void> => {
  const { accountId, key } = owned
  if (key !== null) await insertImage(db, { accountId, key })
}

/**
 * Returns the key of a picture that the caller may use. A picture of somebody else counts as unknown:
 * `validation_failed` at `field`. The operator may use every stored picture.
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

/**
 * Uploads of pictures that nothing uses yet. An upload of the operator becomes a merchant's when it is used
 * there.
 */
export const createImageUploads = ({ database, images }: { database: Database; images: Images }) => ({
  /** Returns the key of the stored picture; null for the placeholder. Errors: those of `Images.accept`. */
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
