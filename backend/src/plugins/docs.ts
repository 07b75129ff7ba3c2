import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { PROBLEM_STATUS } from '@sufra/shared/contracts/problem-codes'
import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'

const HEADERS = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 200,
      description: 'sent again with the same body within 24 hours, the first answer is replayed',
    },
  },
}

// Returns the Idempotency-Key header of a route for the OpenAPI document.
const describeKey = ({ config }: RouteOptions): { headers?: typeof HEADERS } =>
  config?.errors?.has('idempotency_key_reused') ? { headers: HEADERS } : {}

const responseFor = (codes: ProblemCode[]) => ({
  description: codes.join(', '),
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string', enum: codes } },
        required: ['code'],
      },
    },
  },
})

// Returns a route's declared errors as responses of the OpenAPI document, one for each status.
const describeErrors = ({ config }: RouteOptions): Record<string, ReturnType<typeof responseFor>> => {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of config?.errors ?? []) {
    const status = PROBLEM_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), responseFor(codes)]))
}

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
