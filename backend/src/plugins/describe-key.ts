import type { RouteOptions } from 'fastify'

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

/** Returns the Idempotency-Key header of a route for the OpenAPI document. */
export const describeKey = ({ config }: RouteOptions): { headers?: typeof HEADERS } =>
  config?.errors?.has('idempotency_key_reused') ? { headers: HEADERS } : {}
