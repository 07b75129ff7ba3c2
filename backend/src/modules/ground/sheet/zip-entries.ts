const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30

/** What the directory of a zip says of a file in it. */
export interface ZipEntry {
  name: string
  compressed: Buffer
  isStored: boolean
  /** declared bytes when unpacked */
  size: number
}

const endOf = (bytes: Buffer): number => {
  const least = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= least; at -= 1)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at
  return -1
}

const entryAt = (bytes: Buffer, at: number): { entry: ZipEntry; next: number } | undefined => {
  if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined
  const nameLength = bytes.readUInt16LE(at + 28)
  const compressedSize = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (local + LOCAL_LENGTH > bytes.length) return undefined
  const begin = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  return {
    entry: {
      name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      compressed: bytes.subarray(begin, begin + compressedSize),
      isStored: bytes.readUInt16LE(at + 10) === 0,
      size: bytes.readUInt32LE(at + 24),
    },
    next: at + ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  }
}

/** The files of a zip by its directory, without unpacking anything; undefined when it is none, or a broken one. */
export const zipEntries = (bytes: Buffer): ZipEntry[] | undefined => {
  const end = bytes.length < END_LENGTH ? -1 : endOf(bytes)
  if (end < 0) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const found = entryAt(bytes, at)
    if (!found) return undefined
    entries.push(found.entry)
    at = found.next
  }
  return entries
}
