import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PrecompressPlugin, brotli } from './compress.mjs'

/** Returns the compressed copies that a build with these files gets, by name. */
const beside = async files => {
  const assets = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
  const emitted = {}
  let work
  const compilation = {
    hooks: { processAssets: { tapPromise: (_settings, process) => (work = process) } },
    getAsset: name => ({ source: { buffer: () => assets.get(name) } }),
    emitAsset: (name, source) => (emitted[name] = source.bytes),
  }
  class RawSource {
    constructor(bytes) {
      this.bytes = bytes
    }
  }
  new PrecompressPlugin().apply({
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_REPORT: 5000 }, sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_name, begin) => begin(compilation) } },
  })
  await work(files)
  return emitted
}

const LONG = 'سفرة export const a = 1;\n'.repeat(40)

it('every text file has copies that decompress to the same bytes', async () => {
  const emitted = await beside({
    'assets/main.js': LONG,
    'index.html': LONG,
    'locales/ar.json': LONG,
    'a.svg': LONG,
  })
  expect(Object.keys(emitted).toSorted()).toEqual([
    ...['a.svg.br', 'a.svg.gz', 'assets/main.js.br', 'assets/main.js.gz', 'index.html.br', 'index.html.gz'],
    ...['locales/ar.json.br', 'locales/ar.json.gz'],
  ])
  expect(brotliDecompressSync(emitted['assets/main.js.br']).toString()).toBe(LONG)
  expect(gunzipSync(emitted['assets/main.js.gz']).toString()).toBe(LONG)
  expect(emitted['assets/main.js.br'].length).toBeLessThan(LONG.length / 4)
})

it('compressed files and very small ones have no copies', async () => {
  const emitted = await beside({
    'a.png': LONG,
    'a.woff2': LONG,
    'a.webp': LONG,
    'a.js.map': LONG,
    'small.js': 'a'.repeat(255),
    'enough.js': 'a'.repeat(256),
  })
  expect(Object.keys(emitted).toSorted()).toEqual(['enough.js.br', 'enough.js.gz'])
})

it('the same text gives the same bytes, so that builds are reproducible', async () => {
  const [one, other] = await Promise.all([brotli(Buffer.from(LONG)), brotli(Buffer.from(LONG))])
  expect(one.equals(other)).toBe(true)
  const [first, second] = [await beside({ 'a.js': LONG }), await beside({ 'a.js': LONG })]
  expect(first['a.js.gz'].equals(second['a.js.gz'])).toBe(true)
})
