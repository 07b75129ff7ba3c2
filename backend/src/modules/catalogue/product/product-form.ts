import type { FastifyRequest } from 'fastify'
import { AppError, validation } from '#src/errors/errors.ts'
import { MAX_IMAGE_BYTES } from '#src/modules/infrastructure/infrastructure.ts'
import { formParts } from '#src/routing/form-parts.ts'
import { MAX_JSON_BYTES, parseProduct } from './product-input.ts'
import type { SentProduct } from './product-input.ts'

/** The multipart form of Product/Add and Product/Update (specification#products). */
export interface ProductForm {
  sent: SentProduct
  file: Uint8Array | null
}

interface Parts {
  json?: string
  file?: Uint8Array
}

const isHttpError = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)

const readParts = async (request: FastifyRequest): Promise<Parts> => {
  const form: Parts = {}
  const limits = { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 8, parts: 9, fieldSize: MAX_JSON_BYTES }
  for await (const part of formParts(request, limits)) {
    const name = part.fieldname.toLowerCase()
    // An unread part would block the stream.
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (name === 'file' && bytes.byteLength > 0) form.file = bytes
    } else if (name === 'jsonproduct' && typeof part.value === 'string') {
      if (part.valueTruncated) throw validation({ JsonProduct: ['invalid_text'] })
      form.json = part.value
    }
  }
  return form
}

/** Reads the parts `JsonProduct` (text) and `File` (optional). 400 for a truncated form or another content type. */
export const readProductForm = async (request: FastifyRequest): Promise<ProductForm> => {
  const { json, file = null } = await readParts(request).catch((error: unknown) => {
    throw isHttpError(error) ? error : validation({ JsonProduct: ['malformed_form'] })
  })
  if (json === undefined) throw validation({ JsonProduct: ['required'] })
  return { sent: parseProduct(json), file }
}
