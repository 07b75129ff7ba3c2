import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { MAX_PICTURES_MB } from '@sufra/shared/contracts/menu-import'
import { AppError, payloadTooLarge, validation } from '#src/errors/errors.ts'
import { formParts } from '#src/routing/form-parts.ts'

const MAX_ZIP_BYTES = MAX_PICTURES_MB.zip * 1024 * 1024
/** Size limit of the whole form. */
export const PICTURES_FORM_LIMIT = MAX_ZIP_BYTES + 64 * 1024

const isHttpError = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)

const spool = async (request: FastifyRequest, path: string): Promise<boolean> => {
  let isThere = false
  const limits = { fileSize: MAX_ZIP_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1024 }
  for await (const part of formParts(request, limits)) {
    if (part.type !== 'file') continue
    await pipeline(part.file, createWriteStream(path))
    if (part.file.truncated) throw payloadTooLarge()
    isThere ||= part.fieldname.toLowerCase() === 'file' && part.file.bytesRead > 0
  }
  return isThere
}

/**
 * Stores the part `File` on disk while `work` runs, because fifty megabytes from each of many senders are too
 * much for memory. 400 for a form without it, a truncated one, or another content type.
 */
export const withPicturesZip = async <Result>(
  request: FastifyRequest,
  work: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'sufra-pictures-'))
  try {
    const path = join(folder, 'pictures.zip')
    const isThere = await spool(request, path).catch((error: unknown) => {
      throw isHttpError(error) ? error : validation({ File: ['malformed_form'] })
    })
    if (!isThere) throw validation({ File: ['required'] })
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
