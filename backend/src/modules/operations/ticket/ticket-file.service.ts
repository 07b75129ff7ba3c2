import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import type { TicketFile } from '@sufra/shared/contracts/ticket'
import { notFound, unsupportedMediaType } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { encodePicture } from '#src/modules/ground/ground.ts'
import { heldTicket, sideOf } from './caller.ts'
import type { Caller } from './caller.ts'
import { findFile } from './file.repository.ts'
import { insertFile } from './message.repository.ts'
import { presentFile } from './present-message.ts'

interface Given {
  bytes: Uint8Array
  name: string
}

// A name is shown and is what the file is called when it is kept: without folders, and without what nobody sees.
const tidyName = (name: string, ending: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const bare = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return `${bare.slice(0, 80) || 'file'}.${ending}`
}

// What begins as a PDF and does not end as one was cut off, or is something else behind it.
const isWholePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' &&
  Buffer.from(bytes.subarray(-1024)).toString('latin1').includes('%%EOF')

/** What a file is by its bytes, whatever it is called. Errors: 413 `payload_too_large`, 415 `unsupported_media_type`. */
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

/** Pictures and PDFs that go with messages. */
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

  /** Error: `not_found`, also for what is not for them. */
  get: async ({ scope }: Caller, id: number) => {
    const file = await database.run(scope, db => findFile(db, scope, id))
    if (!file) throw notFound()
    return file
  },
})
export type TicketFileService = ReturnType<typeof createTicketFileService>
