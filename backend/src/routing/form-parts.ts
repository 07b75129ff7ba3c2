import '@fastify/multipart'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { payloadTooLarge } from '#src/errors.ts'

interface FormLimits {
  fileSize: number
  files: number
  fields: number
  parts: number
  fieldSize: number
}

/**
 * The parts of a multipart form, within limits. Once one is broken, or the reader has had enough, what still comes is
 * thrown away unread: taking ten thousand parts apart takes its time, also when they are too many. Error: 413
 * `payload_too_large`.
 */
export async function* formParts(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  // The parser of forms streams, so the limit of the route is not looked at by anybody else.
  if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit) throw payloadTooLarge()
  try {
    yield* request.parts({ limits })
  } finally {
    request.raw.unpipe()
    request.raw.resume()
  }
}
