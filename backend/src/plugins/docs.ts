import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeErrors } from './describe-errors.ts'
import { describeKey } from './describe-key.ts'

/** Registers the OpenAPI page, generated from the contracts. Must be registered before the routes. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sufra',
        version: '1.0.0',
        description: 'Errors are RFC 9457 problems with a stable `code`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: each => {
      const { schema, url } = jsonSchemaTransform(each)
      return {
        url,
        schema: {
          ...schema,
          ...describeKey(each.route),
          response: { ...Object(schema.response), ...describeErrors(each.route) },
        },
      }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'none', validatorUrl: null, persistAuthorization: false },
  })
}
