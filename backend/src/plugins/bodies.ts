import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import sjson from 'secure-json-parse'
import { malformedJson, unsupportedMediaType } from '#src/errors.ts'

export const JSON_LIMIT = 1_048_576
const UPLOAD_LIMIT = 5 * 1_048_576

const UTF8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (bytes: Buffer): unknown => {
  try {
    // Refuses keys such as __proto__ and constructor.prototype.
    return sjson.parse(UTF8.decode(bytes))
  } catch {
    throw malformedJson()
  }
}

/** How bodies are read: JSON with care, multipart in parts, and on raw routes the bytes as they are. */
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
      if (request.routeOptions.config.isRaw) return body
      return body.length === 0 ? undefined : parseJson(body)
    },
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (request.routeOptions.config.isRaw) return body
    throw unsupportedMediaType()
  })
}
