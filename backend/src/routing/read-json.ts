import sjson from 'secure-json-parse'
import { jsonTooComplex, malformedJson } from '#src/errors/errors.ts'

const UTF8 = new TextDecoder('utf-8', { fatal: true })

// No contract is deeper than a dozen levels. Recursive code exhausts the stack on deeper values.
const MAX_DEPTH = 32
// Validating a value takes time whatever its size, so a byte limit alone does not bound the time.
const BYTES_PER_VALUE = 16

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** One pass over the bytes before parsing. In UTF-8 these bytes occur in no other character. */
const isTooComplex = (bytes: Uint8Array, limit: number): boolean => {
  let depth = 0
  let left = limit / BYTES_PER_VALUE
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA) left -= 1
    else if (OPENING.has(byte)) {
      depth += 1
      left -= 1
    } else if (CLOSING.has(byte)) depth -= 1
    if (depth > MAX_DEPTH || left < 0) return true
  }
  return false
}

interface JsonRules {
  /** largest accepted text in bytes; one value is allowed for every 16 of them */
  limit: number
  /** refuses or removes keys such as __proto__ and constructor.prototype */
  prototypeKeys?: 'error' | 'remove'
}

/**
 * Parses JSON of a caller. Errors: 400 `json_too_complex` (more than 32 levels, or too many values), 400
 * `malformed_json`.
 */
export const readJson = (bytes: Uint8Array, { limit, prototypeKeys = 'error' }: JsonRules): unknown => {
  if (isTooComplex(bytes, limit)) throw jsonTooComplex()
  try {
    return sjson.parse(UTF8.decode(bytes), { protoAction: prototypeKeys, constructorAction: prototypeKeys })
  } catch {
    throw malformedJson()
  }
}
