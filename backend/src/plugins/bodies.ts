import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType } from '#src/errors/errors.ts'
import { readJson } from '#src/routing/read-json.ts'

/** Maximum body size in bytes, unless the route declares another. */
export const JSON_LIMIT = 128 * 1024
const UPLOAD_LIMIT = 5 * 1_048_576

/** Registers the body parsers: JSON with limits, multipart by parts, and raw bytes on raw routes. */
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
      const { config, bodyLimit } = request.routeOptions
      if (config.isMultipart) throw unsupportedMediaType()
      if (config.isRaw) return body
      return body.length === 0 ? undefined : readJson(body, { limit: bodyLimit ?? JSON_LIMIT })
    },
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.isRaw) return body
    throw unsupportedMediaType()
  })
}
