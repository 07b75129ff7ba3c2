import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BIT_RGB = [8, 2, 0, 0, 0]
const ONE_BIT_GREY = [1, 0, 0, 0, 0]

const chunk = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const headerOf = (width: number, height: number, kind = EIGHT_BIT_RGB): Buffer => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return chunk('IHDR', Buffer.concat([size, Buffer.from(kind)]))
}

interface Drawn {
  width: number
  height: number
  /** Red, green and blue of every pixel, 0 to 255. */
  colour: readonly [number, number, number]
}

/** Returns a valid PNG of one colour. */
export const png = ({ width, height, colour }: Drawn): Buffer => {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(colour))])
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    SIGNATURE,
    headerOf(width, height),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a PNG with one bit per pixel. In `bits`, 1 is black and each row starts at a byte boundary. */
export const blackAndWhite = ({
  width,
  height,
  bits,
}: {
  width: number
  height: number
  bits: Buffer
}): Buffer => {
  const rowBytes = Math.ceil(width / 8)
  const rows = Array.from({ length: height }, (_none, y) => [
    Buffer.from([0]),
    bits.subarray(y * rowBytes, (y + 1) * rowBytes).map(byte => ~byte),
  ])
  return Buffer.concat([
    SIGNATURE,
    headerOf(width, height, ONE_BIT_GREY),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a decompression bomb: a PNG whose header claims `side` × `side` pixels, with almost no data. */
export const pixelBomb = (side: number): Buffer =>
  Buffer.concat([
    SIGNATURE,
    headerOf(side, side),
    chunk('IDAT', deflateSync(Buffer.alloc(side * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
