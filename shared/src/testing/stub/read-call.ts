import type { z } from 'zod'
import type { Endpoint } from '#src/contracts/endpoints/endpoint.ts'
import { fieldErrorsOf } from '#src/contracts/field-errors.ts'
import type { HttpCall } from '../http-stand-in.ts'
import type { FoundEndpoint } from './find-endpoint.ts'
import { StubRefusal } from './problem.ts'

export interface ReadCall {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const read = (contract: z.ZodType | undefined, value: unknown): Record<string, unknown> => {
  if (!contract) return {}
  const result = contract.safeParse(value, { reportInput: true })
  if (!result.success) throw new StubRefusal('validation_failed', { errors: fieldErrorsOf(result.error) })
  return isRecord(result.data) ? result.data : {}
}

const spellingsOf = ({ shape }: z.ZodObject): Map<string, string> =>
  new Map(Object.keys(shape).map(name => [name.toLowerCase(), name]))

const queryOf = (contract: z.ZodObject | undefined, query: URLSearchParams): Record<string, unknown> => {
  if (!contract) return {}
  const spellings = spellingsOf(contract)
  const known = [...query].flatMap(([name, value]) => {
    const spelling = spellings.get(name.toLowerCase())
    return spelling === undefined ? [] : [[spelling, value]]
  })
  return read(contract, Object.fromEntries(known))
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new StubRefusal('malformed_json')
  }
}

const formOf = (form: unknown, { jsonPart }: Endpoint): Record<string, unknown> => {
  if (!(form instanceof FormData)) throw new StubRefusal('unsupported_media_type')
  const text = jsonPart && form.get(jsonPart.name)
  return jsonPart && typeof text === 'string' ? read(jsonPart.contract, parse(text)) : {}
}

/** Reads a call by its contract. Refuses with `validation_failed`, field by field, as the API does. */
export const readCall = ({ endpoint, params }: FoundEndpoint, call: HttpCall): ReadCall => ({
  params: read(endpoint.params, params),
  query: queryOf(endpoint.query, call.query),
  body: endpoint.multipart ? formOf(call.body, endpoint) : read(endpoint.body, call.body),
})
