import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string | Buffer
  compressed: Buffer
  isStored: boolean
  /** size in bytes when unpacked, as the zip declares it */
  size: number
  crc?: number
  flags?: number
}

export const zipPart = (
  name: string | Buffer,
  content: Buffer | string,
  more: Partial<ZipPart> = {},
): ZipPart => {
  const bytes = Buffer.from(content)
  return {
    name,
    compressed: deflateRawSync(bytes),
    isStored: false,
    size: bytes.length,
    crc: crc32(bytes),
    ...more,
  }
}

const UTF8_NAMES = 0x0800

/** Returns a zip of parts whose directory may declare false values. */
export const packZip = (zipParts: readonly ZipPart[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, compressed, isStored, size, crc = 0, flags = UTF8_NAMES } of zipParts) {
    const file = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(compressed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(file.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(local, file, compressed)
    directory.push(Buffer.from('504b01021400', 'hex'), facts, place, file)
    at += local.length + file.length + compressed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(zipParts.length, 8)
  end.writeUInt16LE(zipParts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
