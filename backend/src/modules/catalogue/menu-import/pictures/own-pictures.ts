import type { ImportRequest } from '@sufra/shared/contracts/menu-import'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { ownImageKey } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import type { SentPicture } from './match-pictures.ts'

interface Named {
  scope: Scope
  images: Pick<Images, 'has'>
  pictures: NonNullable<ImportRequest['pictures']>
}

/** Returns pictures by their stored keys. A picture of another merchant is `validation_failed` at `pictures`. */
export const ownPictures = async (db: Db, { scope, images, pictures }: Named): Promise<SentPicture[]> => {
  const own: SentPicture[] = []
  for (const { name, imageUrl } of pictures) {
    const key = await ownImageKey(db, { scope, images, field: 'pictures', url: imageUrl })
    if (key === null) throw validation({ pictures: ['not_found'] })
    own.push({ name, key })
  }
  return own
}
