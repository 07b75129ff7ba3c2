import type { FastifyRequest } from 'fastify'
import { AppError, validation } from '#src/errors/errors.ts'
import { formParts } from '#src/routing/form-parts.ts'
import { readSheet } from './read-sheet.ts'
import { refusedFile } from './refused-file.ts'
import type { Sheet } from './sheet.ts'

const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Size limit of the whole form. */
export const SHEET_FORM_LIMIT = MAX_FILE_BYTES + 64 * 1024

const isHttpError = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)

const filePart = async (request: FastifyRequest): Promise<Buffer | undefined> => {
  let file: Buffer | undefined
  const limits = { fileSize: MAX_FILE_BYTES, files: 1, fields: 2, parts: 3, fieldSize: 1024 }
  for await (const part of formParts(request, limits)) {
    // An unread part would block the stream.
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer()
    if (part.fieldname.toLowerCase() === 'file') file = bytes
  }
  return file
}

/**
 * Returns the rows of a form's part `File` as they are. 400 for a file that is no sheet or has more than
 * `mostRows` rows.
 */
export const readSheetForm = async (
  request: FastifyRequest,
  { mostRows, owner }: { mostRows: number; owner: string },
): Promise<Sheet> => {
  const file = await filePart(request).catch((error: unknown) => {
    throw isHttpError(error) ? error : validation({ File: ['malformed_form'] })
  })
  if (!file) throw validation({ File: ['required'] })
  const { headings, lines } = await readSheet(file, { owner })
  if (lines.length > mostRows) throw refusedFile(`import_too_many_rows:${mostRows}`)
  return { headings, lines }
}
