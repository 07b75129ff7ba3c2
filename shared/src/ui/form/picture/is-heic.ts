// Of the first box of the file, which says what it is.
const READ_BYTES = 64
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const CONTAINER_BRANDS = new Set(['mif1', 'msf1'])
const AVIF_BRANDS = new Set(['avif', 'avis'])

// Blob.arrayBuffer is missing in jsdom. A file that cannot be read fails where it is used.
const firstBytes = (file: Blob): Promise<Uint8Array> =>
  new Promise(resolve => {
    const reader = new FileReader()
    reader.onloadend = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array())
    reader.readAsArrayBuffer(file.slice(0, READ_BYTES))
  })

const textAt = (bytes: Uint8Array, from: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

/** The main brand of an ISO media file, then those that it is compatible with; none for another kind of file. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (bytes.length < 12 || textAt(bytes, 4) !== 'ftyp') return []
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(size, bytes.length)
  const brands = [textAt(bytes, 8)]
  for (let from = 16; from + 4 <= end; from += 4) brands.push(textAt(bytes, from))
  return brands
}

/** Returns true for a HEIC or HEIF picture, by its signature. The name and the MIME type do not matter. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const [main = '', ...others] = brandsOf(await firstBytes(file))
  const brands = [main, ...others]
  if (brands.some(brand => AVIF_BRANDS.has(brand))) return false
  return CONTAINER_BRANDS.has(main) || brands.some(brand => HEVC_BRANDS.has(brand))
}
