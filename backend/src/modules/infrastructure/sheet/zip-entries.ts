import { ZIP_LOCAL, localLength, readDirectory, zipEnd } from './zip-directory.ts'

/** A file of a zip in memory. */
export interface ZipEntry {
  name: string
  compressed: Buffer
  isStored: boolean
  /** declared unpacked bytes */
  size: number
}

/** Returns the files of a zip by its directory, without unpacking; undefined for no zip or a broken one. */
export const zipEntries = (bytes: Buffer): ZipEntry[] | undefined => {
  const end = zipEnd(bytes)
  const directory = end && readDirectory(bytes, end)
  if (!directory || directory.some(({ localAt }) => localAt + ZIP_LOCAL > bytes.length)) return undefined
  return directory.map(({ nameBytes, packing, compressedSize, size, localAt }) => {
    const begin = localAt + localLength(bytes.subarray(localAt, localAt + ZIP_LOCAL))
    return {
      name: nameBytes.toString('utf8'),
      compressed: bytes.subarray(begin, begin + compressedSize),
      isStored: packing === 'stored',
      size,
    }
  })
}
