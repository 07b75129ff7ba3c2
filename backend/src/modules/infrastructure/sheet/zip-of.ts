import { Zip, ZipDeflate } from 'fflate'

export interface ZipFile {
  name: string
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const END = new Uint8Array()

/** Yields a zip while its files are read, with at most one part in memory. */
export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { name, parts } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const part of parts) {
      entry.push(part)
      yield* made.splice(0)
    }
    entry.push(END, true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
