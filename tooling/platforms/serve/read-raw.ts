import type { IncomingMessage } from 'node:http'

const LARGEST = 20 * 1024 * 1024

/** Returns the raw body of a request. Throws if it is too large. */
export const readRaw = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST) throw new Error('too large')
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks)
}
