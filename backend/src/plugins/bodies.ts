import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType } from '#src/errors/errors.ts'

/** Maximum body size in bytes, unless the route declares another. */
export const JSON_LIMIT = 128 * 1024
const UPLOAD_LIMIT = 5 * 1_048_576

/**
 * Registers the body parsers. JSON and raw bodies stay bytes: `mountRoutes` parses JSON when it is the merchant's turn. Multipart
 * bodies are read by parts.
 */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: {
      fileSize: UPLOAD_LIMIT,
      files: 5,
      fields: 20,
      fieldSize: JSON_LIMIT,
      parts: 25,
      headerPairs: 50,
    },
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.isMultipart) throw unsupportedMediaType()
      return body
    },
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.isRaw) return body
    throw unsupportedMediaType()
  })
}
