import { Unzip } from 'fflate'
import { zipOf } from './zip-of.ts'
import type { ZipFile } from './zip-of.ts'

type Bytes = AsyncIterable<Uint8Array>
type Met = { name: string } | { part: Uint8Array; isLast: boolean }

const SHEET = /^xl\/worksheets\//
const VIEW = '<sheetView '
const CELLS = '<sheetData>'

/** Yields the files of an uncompressed zip one after the other. */
async function* metIn(zip: Bytes): AsyncGenerator<Met> {
  const met: Met[] = []
  const unzip = new Unzip(file => {
    met.push({ name: file.name })
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      met.push({ part, isLast })
    }
    file.start()
  })
  for await (const bytes of zip) {
    unzip.push(bytes)
    yield* met.splice(0)
  }
}

async function* partsOf(met: AsyncGenerator<Met>): AsyncGenerator<Uint8Array> {
  for (let next = await met.next(); !next.done && 'part' in next.value; next = await met.next()) {
    yield next.value.part
    if (next.value.isLast) return
  }
}

// Only the head, up to the cells, is buffered.
async function* turned(parts: Bytes): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const part of parts) {
    if (!head) {
      yield part
      continue
    }
    head = Buffer.concat([head, part])
    const cellsAt = head.indexOf(CELLS)
    if (cellsAt < 0) continue
    const viewAt = head.subarray(0, cellsAt).indexOf(VIEW)
    if (viewAt < 0) throw new Error('A sheet has no view to turn')
    const begin = viewAt + VIEW.length
    yield Buffer.concat([head.subarray(0, begin), Buffer.from('rightToLeft="1" '), head.subarray(begin)])
    head = undefined
  }
  if (head) throw new Error('A sheet has no cells')
}

async function* turnedFiles(zip: Bytes): AsyncGenerator<ZipFile> {
  const met = metIn(zip)
  for (let next = await met.next(); !next.done; next = await met.next()) {
    if (!('name' in next.value)) continue
    const { name } = next.value
    const parts = partsOf(met)
    yield { name, parts: SHEET.test(name) ? turned(parts) : parts }
  }
}

/**
 * Returns a workbook with right-to-left sheets from an uncompressed stream of hucre, whose stream writer has
 * no such option. It streams and compresses on the way.
 */
export const rightToLeft = (workbook: Bytes): AsyncGenerator<Uint8Array> => zipOf(turnedFiles(workbook))
