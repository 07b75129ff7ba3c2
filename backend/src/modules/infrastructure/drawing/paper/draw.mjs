// Runs in a worker thread, because a page takes more CPU time than a request may wait. Plain JavaScript, so
// that a thread can load it directly.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontLetters, shownText } from './font-letters.mjs'

const { resolve } = createRequire(import.meta.url)
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold']
const fontBlobs = WEIGHTS.map(weight =>
  readFileSync(resolve(`@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`)),
)
const letters = fontLetters(fontBlobs[0])
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
const templates = new Map()
// Number of compilations after which unused cache entries are dropped.
const KEPT_ROUNDS = 5

// These values are not printed as text, so they stay unchanged.
const CARRIED = new Set(['xml', 'qr'])
const shown = (key, value) =>
  typeof value === 'string' && !CARRIED.has(key) ? shownText(value, letters) : value

const templateAt = address => {
  const known = templates.get(address)
  if (known !== undefined) return known
  const read = readFileSync(new URL(address), 'utf8')
  templates.set(address, read)
  return read
}

/** Passes the content as data only, so that it cannot become markup. */
const draw = ({ template, data, as, issuedAtSeconds }) => {
  const made = compiler.compile({
    mainFileContent: templateAt(template),
    inputs: { data: JSON.stringify(JSON.parse(data), shown) },
  })
  if (!made.result) {
    throw new Error(`No page came of it: ${JSON.stringify(made.takeDiagnostics()?.shortDiagnostics)}`)
  }
  const drawn =
    as === 'svg'
      ? compiler.plainSvg(made.result)
      : compiler.pdf(made.result, { pdfStandard: 'a-3b', creationTimestamp: issuedAtSeconds })
  compiler.evictCache(KEPT_ROUNDS)
  return drawn
}

parentPort?.on('message', ({ id, ...paper }) => {
  try {
    parentPort?.postMessage({ id, drawn: draw(paper) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) })
  }
})
