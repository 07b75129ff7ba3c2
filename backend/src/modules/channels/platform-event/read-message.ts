import { malformedJson } from '#src/errors/errors.ts'
import { readJson } from '#src/routing/read-json.ts'

/** Maximum size of a message, in bytes. */
export const LARGEST_MESSAGE = 1_048_576

/** Parses a platform's body. Removes keys that would reach a prototype instead of refusing the order. */
export const readMessage = (raw: Buffer): unknown => {
  try {
    return readJson(raw, { limit: LARGEST_MESSAGE, prototypeKeys: 'remove' })
  } catch {
    throw malformedJson()
  }
}
