import '@fastify/multipart'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { payloadTooLarge } from '#src/errors/errors.ts'

interface FormLimits {
  fileSize: number
  files: number
  fields: number
  parts: number
  fieldSize: number
}

/**
 * Yields the parts of a multipart form, within limits. After a broken part, or once the reader stops, the rest is
 * discarded unparsed, because parsing ten thousand parts takes time even if they are refused. Error: 413
 * `payload_too_large`.
 */
export async function* formParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  // The form parser streams, so nothing else enforces the route's limit.
  if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) throw payloadTooLarge()
  try {
    yield* request.parts({ limits })
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}
