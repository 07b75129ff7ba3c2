import { malformedJson } from '#src/errors.ts'
import { readJson } from '#src/routing/read-json.ts'

/** Of a message, in bytes. */
export const LARGEST_MESSAGE = 1_048_576

/** A platform's body. Keys that would reach a prototype are left out rather than costing the shop its order. */
export const readMessage = (raw: Buffer): unknown => {
  try {
    return readJson(raw, { limit: LARGEST_MESSAGE, prototypeKeys: 'remove' })
  } catch {
    throw malformedJson()
  }
}
