import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import type { TicketFile } from '@sufra/shared/contracts/ticket'
import { notFound, unsupportedMediaType } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { encodePicture } from '#src/modules/infrastructure/infrastructure.ts'
import { heldTicket, sideOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { findFile } from './file.repository.ts'
import { insertFile } from './message.repository.ts'
import { presentFile } from './present-message.ts'

interface Given {
  bytes: Uint8Array
  name: string
}

// Cleans a name, which is shown and used for downloads: no folders and no invisible characters.
const tidyName = (name: string, ending: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const bare = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${bare.slice(0, 80) || 'file'}.${ending}`
}

// Refuses a truncated PDF, and one with other data behind it.
const isWholePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' &&
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/**
 * Detects the type of a file from its bytes, ignoring its name. Errors: 413 `payload_too_large`, 415
 * `unsupported_media_type`.
 */
export const readGivenFile = async ({ bytes, name }: Given) => {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime === 'application/pdf' && isWholePdf(bytes))
    return { type: 'application/pdf' as const, bytes: Buffer.from(bytes), name: tidyName(name, 'pdf') }
  const webp = await encodePicture(bytes)
  if (webp === null) throw unsupportedMediaType()
  const { width, height } = await sharp(webp).metadata()
  const picture = { type: 'image/webp' as const, name: tidyName(name, 'webp'), width, height }
  return { ...picture, bytes: Buffer.from(webp) }
}

/** Service of pictures and PDFs in messages. */
export const createTicketFileService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Errors: `not_found`, and those of `readGivenFile`. */
  add: async (caller: Caller, ticketId: number, given: Given): Promise<TicketFile> => {
    await database.run(caller.scope, db => heldTicket(db, caller, ticketId))
    const file = await readGivenFile(given)
    return database.run(caller.scope, async db => {
      const { accountId } = await heldTicket(db, caller, ticketId)
      const { userId } = caller.session
      return presentFile(
        await insertFile(db, { accountId, ticketId, userId, side: sideOf(caller.session), ...file }),
      )
    })
  },

  /** Error: `not_found`, also for files outside of the caller's view. */
  get: async ({ scope }: Caller, id: number) => {
    const file = await database.run(scope, db => findFile(db, scope, id))
    if (!file) throw notFound()
    return file
  },
})
export type TicketFileService = ReturnType<typeof createTicketFileService>
