import type { FastifyRequest } from 'fastify'
import { AppError, validation } from '#src/errors/errors.ts'
import { formParts } from '#src/routing/form-parts.ts'
import { MAX_IMAGE_BYTES } from './image.service.ts'

const isHttpError = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)

/** A file of a form with its original name. */
interface FormFile {
  bytes: Uint8Array
  name: string
}

const readParts = async (request: FastifyRequest): Promise<FormFile | undefined> => {
  let file: FormFile | undefined
  const limits = { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1024 }
  for await (const part of formParts(request, limits)) {
    if (part.type !== 'file') continue
    // An unread part would block the stream.
    const bytes = await part.toBuffer()
    if (part.fieldname.toLowerCase() === 'file' && bytes.byteLength > 0)
      file = { bytes, name: part.filename ?? '' }
  }
  return file
}

/** Reads the part `File`, at most 5 MB. 400 for a form without it, a truncated one, or another content type. */
export const formFile = async (request: FastifyRequest): Promise<FormFile> => {
  const file = await readParts(request).catch((error: unknown) => {
    throw isHttpError(error) ? error : validation({ File: ['malformed_form'] })
  })
  if (!file) throw validation({ File: ['required'] })
  return file
}

export const readImageForm = async (request: FastifyRequest): Promise<Uint8Array> =>
  (await formFile(request)).bytes
