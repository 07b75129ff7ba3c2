import sjson from 'secure-json-parse'
import { malformedJson } from '#src/errors.ts'

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** A platform's body. Keys that would reach a prototype are left out rather than costing the shop its order. */
export const readMessage = (raw: Buffer): unknown => {
  try {
    return sjson.parse(UTF8.decode(raw), { protoAction: 'remove', constructorAction: 'remove' })
  } catch {
    throw malformedJson()
  }
}
