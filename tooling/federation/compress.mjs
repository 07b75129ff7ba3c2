import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotliCompress = promisify(zlib.brotliCompress)
const gzipCompress = promisify(zlib.gzip)

const TEXT = /\.(js|css|html|json|svg|txt)$/
// Below this size a compressed copy saves less than its headers cost.
const WORTHWHILE_BYTES = 256

export const brotli = bytes =>
  brotliCompress(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const gzip = bytes => gzipCompress(bytes, { level: 9 })

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses them. */
export class PrecompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 10
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async assets => {
        const texts = Object.keys(assets).filter(name => TEXT.test(name))
        await Promise.all(
          texts.map(async name => {
            const bytes = compilation.getAsset(name).source.buffer()
            if (bytes.length < WORTHWHILE_BYTES) return
            const [small, smaller] = await Promise.all([gzip(bytes), brotli(bytes)])
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(small))
            compilation.emitAsset(`${name}.br`, new sources.RawSource(smaller))
          }),
        )
      })
    })
  }
}
