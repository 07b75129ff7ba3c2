import type { z } from 'zod'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import type { ImportPicturesAnswer } from '@sufra/shared/contracts/menu-import'
import type { Scope } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { imageUrl, ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import type { SentPicture } from './match-pictures.ts'
import { picturesIn } from './picture-zip.ts'

const REFUSALS: Partial<Record<string, string>> = {
  payload_too_large: 'import_picture_too_many_pixels',
  unsupported_media_type: 'import_picture_type',
}

/** Stores a picture as usual; returns a message key when it is none. */
const accepted = async (images: Images, bytes: Buffer): Promise<{ key: string } | { code: string }> => {
  try {
    const key = await images.accept(bytes)
    // The placeholder that means "no picture".
    return key === null ? { code: 'import_picture_type' } : { key }
  } catch (error) {
    const code = error instanceof AppError ? REFUSALS[error.facts.code] : undefined
    if (code === undefined) throw error
    return { code }
  }
}

export const createImportPictures = ({
  database,
  images,
}: Pick<Foundation, 'database'> & { images: Images }) => ({
  /** Stores the pictures of a zip on disk one by one, and returns the reason for every file that is not stored. */
  add: async (
    { scope, language }: { scope: Scope; language: 'ar' | 'en' },
    path: string,
  ): Promise<z.output<typeof ImportPicturesAnswer>> => {
    const stored: SentPicture[] = []
    const refused: { name: string; code: string; message: string }[] = []
    for await (const { name, ...file } of picturesIn(path)) {
      const result = 'bytes' in file ? await accepted(images, file.bytes) : file
      if ('key' in result) stored.push({ name, key: result.key })
      else refused.push({ name, code: result.code, message: fieldTextOf(result.code, language) })
    }
    if (scope.kind === 'tenant') {
      const { accountId } = scope
      await database.run(scope, async db => {
        for (const { key } of stored) await ownImage(db, { accountId, key })
      })
    }
    return {
      pictures: stored.map(({ name, key }) => ({ name, imageUrl: imageUrl(key) ?? '' })),
      refused,
    }
  },
})
export type ImportPictures = ReturnType<typeof createImportPictures>
