import type { RouteOptions } from 'fastify'
import { PROBLEM_STATUS } from '@sufra/shared/contracts/problem-codes'
import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'

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

/** Returns a route's declared errors as responses of the OpenAPI document, one for each status. */
export const describeErrors = ({ config }: RouteOptions): Record<string, ReturnType<typeof responseFor>> => {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of config?.errors ?? []) {
    const status = PROBLEM_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), responseFor(codes)]))
}
