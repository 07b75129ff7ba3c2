import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { LARGEST_FILE } from '#src/stored-file.ts'

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** What a compressed copy holds; undefined when it is damaged, or holds more than a file may have. */
export const unpack = (bytes: Buffer, encoding: keyof typeof UNPACK): Promise<Buffer | undefined> =>
  UNPACK[encoding](bytes, { maxOutputLength: LARGEST_FILE }).catch(() => undefined)
