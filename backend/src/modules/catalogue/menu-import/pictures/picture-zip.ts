import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { MAX_IMPORT_PICTURES, MAX_PICTURES_MB } from '@sufra/shared/contracts/menu-import'
import {
  MAX_IMAGE_BYTES,
  ZIP_LOCAL,
  ZIP_TAIL,
  localLength,
  readDirectory,
  refusedFile,
  zipEnd,
} from '#src/modules/infrastructure/infrastructure.ts'
import type { DirectoryEntry } from '#src/modules/infrastructure/infrastructure.ts'

const MEGABYTE = 1024 * 1024
const LONGEST_DIRECTORY = MEGABYTE
/** Overhead that compression may add to incompressible bytes. */
const PACKING_BYTES = 64 * 1024
/** Maximum compression ratio. Pictures hardly compress, so a higher one indicates a zip bomb. */
const STEEPEST = 100
const LONGEST_NAME = 255
// Files that operating systems add to archives.
const JUNK = /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^\\/]*$|thumbs\.db$|desktop\.ini$)|[\\/]$/i

const inflate = promisify(inflateRaw)

/** A file of the zip, or the message key of its refusal. */
export type ZipPicture = { name: string; bytes: Buffer } | { name: string; code: string }

// Old Windows writes Arabic names in its own encoding without a mark.
const pathOf = ({ nameBytes }: DirectoryEntry): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(nameBytes)
  } catch {
    return new TextDecoder('windows-1256').decode(nameBytes)
  }
}

/** Returns the file's own name without folders, which prevents path traversal. */
const nameOf = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)

const readPart = async (zip: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await zip.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Returns the directory after a check of its declared sizes; nothing is unpacked before. */
const directoryOf = async (zip: FileHandle): Promise<DirectoryEntry[]> => {
  const { size } = await zip.stat()
  const tail = Math.min(size, ZIP_TAIL)
  const end = zipEnd(await readPart(zip, size - tail, tail))
  if (!end || end.length > LONGEST_DIRECTORY) throw refusedFile('import_not_a_zip')
  const all = readDirectory(await readPart(zip, end.at, end.length), { count: end.count, at: 0 })
  if (!all) throw refusedFile('import_not_a_zip')
  const entries = all.filter(entry => !JUNK.test(pathOf(entry)) && nameOf(pathOf(entry)) !== '')
  if (entries.length === 0) throw refusedFile('import_no_pictures')
  if (entries.length > MAX_IMPORT_PICTURES)
    throw refusedFile(`import_too_many_pictures:${MAX_IMPORT_PICTURES}`)
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  const isSteep = unpacked > MAX_IMAGE_BYTES && unpacked > size * STEEPEST
  if (unpacked > MAX_PICTURES_MB.unpacked * MEGABYTE || isSteep)
    throw refusedFile(`import_pictures_unpack_too_large:${MAX_PICTURES_MB.unpacked}`)
  return entries
}

const refusalOf = ({ isEncrypted, packing, size, compressedSize }: DirectoryEntry): string | undefined => {
  if (isEncrypted) return 'import_picture_locked'
  if (size > MAX_IMAGE_BYTES || compressedSize > MAX_IMAGE_BYTES + PACKING_BYTES)
    return `import_picture_too_large:${MAX_IMAGE_BYTES / MEGABYTE}`
  return packing === 'other' ? 'import_picture_broken' : undefined
}

/** Unpacks no more than the directory declares; undefined when the content differs from it. */
const unpack = async (zip: FileHandle, entry: DirectoryEntry): Promise<Buffer | undefined> => {
  const { localAt, compressedSize, packing, size, crc } = entry
  const local = await readPart(zip, localAt, ZIP_LOCAL)
  if (local.length < ZIP_LOCAL) return undefined
  const packed = await readPart(zip, localAt + localLength(local), compressedSize)
  const bytes =
    packing === 'stored'
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined)
  return bytes && bytes.length === size && crc32(bytes) === crc ? bytes : undefined
}

/**
 * Yields the files of a zip on disk one after the other, with at most one in memory. Throws 400 for the part
 * `File` when the whole zip is refused.
 */
export async function* picturesIn(path: string): AsyncGenerator<ZipPicture> {
  const zip = await open(path)
  try {
    for (const entry of await directoryOf(zip)) {
      const name = nameOf(pathOf(entry))
      const code = refusalOf(entry)
      const bytes = code === undefined ? await unpack(zip, entry) : undefined
      yield bytes ? { name, bytes } : { name, code: code ?? 'import_picture_broken' }
    }
  } finally {
    await zip.close()
  }
}
