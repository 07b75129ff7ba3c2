import { invalid } from './refusal.ts'

export type Body = Record<string, unknown>

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a JSON object. Throws a `Refusal` (invalid), like all readers in this file. */
export const readBody = (text: string): Body => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('the body is no JSON')
  }
  if (!isBody(value)) throw invalid('the body is no object')
  return value
}

export const readText = (body: Body, name: string): string => {
  const value = body[name]
  if (typeof value !== 'string' || value === '') throw invalid(`${name} must be a text`)
  return value
}

export const readWhole = (body: Body, name: string, [low, high]: [number, number]): number => {
  const value = body[name]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
    throw invalid(`${name} must be a whole number from ${low} to ${high}`)
  return value
}

export const readFlag = (body: Body, name: string): boolean => {
  const value = body[name]
  if (typeof value !== 'boolean') throw invalid(`${name} must be true or false`)
  return value
}

export const readOneOf = <const Value>(body: Body, name: string, values: readonly Value[]): Value => {
  const found = values.find(value => value === body[name])
  if (found === undefined) throw invalid(`${name} must be one of ${values.join(', ')}`)
  return found
}

export const readList = (body: Body, name: string): Body[] => {
  const value = body[name]
  if (!Array.isArray(value) || !value.every(isBody)) throw invalid(`${name} must be a list of objects`)
  return value
}

/** Returns an instant in ISO 8601 as milliseconds; null if absent. */
export const readInstant = (body: Body, name: string): number | null => {
  const value = body[name] ?? null
  if (value === null) return null
  const instant =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(instant)) throw invalid(`${name} must be an instant or null`)
  return instant
}

export const isoOf = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()
