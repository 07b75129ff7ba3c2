import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { LARGEST_FILE } from '#src/routing/stored-file.ts'

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Returns the content of a compressed copy; undefined when it is damaged or larger than a file may be. */
export const unpack = (bytes: Buffer, encoding: keyof typeof UNPACK): Promise<Buffer | undefined> =>
  UNPACK[encoding](bytes, { maxOutputLength: LARGEST_FILE }).catch(() => undefined)
