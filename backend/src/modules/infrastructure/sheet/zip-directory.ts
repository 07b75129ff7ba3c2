const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

/** Maximum length of a zip's end, which contains the position of its directory. */
export const ZIP_TAIL = END_LENGTH + LONGEST_COMMENT
/** Length of a file's local header, without its name and extras. */
export const ZIP_LOCAL = LOCAL_LENGTH

export interface ZipEnd {
  count: number
  /** start of the directory in the zip */
  at: number
  length: number
}

/** Directory entry of a file in a zip. */
export interface DirectoryEntry {
  nameBytes: Buffer
  packing: 'stored' | 'deflated' | 'other'
  isEncrypted: boolean
  crc: number
  compressedSize: number
  /** declared unpacked bytes */
  size: number
  localAt: number
}

/** Returns the directory's position from the last bytes of a zip; undefined when they are of no zip. */
export const zipEnd = (tail: Buffer): ZipEnd | undefined => {
  const least = Math.max(0, tail.length - ZIP_TAIL)
  for (let at = tail.length - END_LENGTH; at >= least; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE)
      return {
        count: tail.readUInt16LE(at + 10),
        length: tail.readUInt32LE(at + 12),
        at: tail.readUInt32LE(at + 16),
      }
  return undefined
}

const packingOf = (method: number): DirectoryEntry['packing'] => {
  if (method === STORED) return 'stored'
  return method === DEFLATED ? 'deflated' : 'other'
}

const entryAt = (bytes: Buffer, at: number): { entry: DirectoryEntry; next: number } | undefined => {
  if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
  const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28)
  return {
    entry: {
      nameBytes: bytes.subarray(at + ENTRY_LENGTH, nameEnd),
      packing: packingOf(bytes.readUInt16LE(at + 10)),
      isEncrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      crc: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      localAt: bytes.readUInt32LE(at + 42),
    },
    next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  }
}

/** Returns the entries of a directory that begins at `at` of `bytes`; undefined when it is broken. */
export const readDirectory = (
  bytes: Buffer,
  { count, at: begin }: Pick<ZipEnd, 'count' | 'at'>,
): DirectoryEntry[] | undefined => {
  const entries: DirectoryEntry[] = []
  let at = begin
  for (let left = count; left > 0; left -= 1) {
    const found = entryAt(bytes, at)
    if (!found) return undefined
    entries.push(found.entry)
    at = found.next
  }
  return entries
}

/** Returns the distance from `localAt` to the bytes of a file, from its local header of `ZIP_LOCAL` bytes. */
export const localLength = (local: Buffer): number =>
  LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28)
