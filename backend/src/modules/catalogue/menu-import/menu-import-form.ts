import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ImportRequest } from '@sufra/shared/contracts/menu-import'
import { AppError, validation } from '#src/errors/errors.ts'
import { formParts } from '#src/routing/form-parts.ts'
import { parseInput } from '#src/routing/input.ts'
import { readJson } from '#src/routing/read-json.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
// For the names and URLs of 200 pictures.
const MAX_JSON_BYTES = 128 * 1024
/** Size limit of the whole form. */
export const IMPORT_FORM_LIMIT = MAX_FILE_BYTES + MAX_JSON_BYTES + 64 * 1024

export interface ImportForm {
  request: z.output<typeof ImportRequest>
  /** undefined for pictures only */
  file: Buffer | undefined
}

const isHttpError = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)

const readParts = async (request: FastifyRequest): Promise<{ json?: string; file?: Buffer }> => {
  const form: { json?: string; file?: Buffer } = {}
  const limits = { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, parts: 5, fieldSize: MAX_JSON_BYTES }
  for await (const part of formParts(request, limits)) {
    const name = part.fieldname.toLowerCase()
    // An unread part would block the stream.
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (name === 'file') form.file = bytes
    } else if (name === 'jsonimport' && typeof part.value === 'string') {
      if (part.valueTruncated) throw validation({ JsonImport: ['invalid_text'] })
      form.json = part.value
    }
  }
  return form
}

const parseJson = (text: string): unknown => {
  try {
    return readJson(Buffer.from(text), { limit: MAX_JSON_BYTES })
  } catch {
    throw validation({ JsonImport: ['malformed_json'] })
  }
}

/** Reads the parts `JsonImport` and `File`. 400 for a truncated form or another content type. */
export const readImportForm = async (request: FastifyRequest): Promise<ImportForm> => {
  const { json, file } = await readParts(request).catch((error: unknown) => {
    throw isHttpError(error) ? error : validation({ File: ['malformed_form'] })
  })
  if (json === undefined) throw validation({ JsonImport: ['required'] })
  const parsed = parseInput(ImportRequest, parseJson(json))
  if (!file && !parsed.pictures?.length) throw validation({ File: ['required'] })
  return { request: parsed, file }
}
