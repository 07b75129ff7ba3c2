import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { brotli } from '../../federation/compress.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg'])

/** Returns the files of a build by address, text in brotli, with their response headers. */
export const readFiles = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const read = async file => {
    const ending = path.extname(file)
    const bytes = await readFile(file)
    const isText = TEXT.has(ending)
    const headers = {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': ending === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'content-encoding': 'br' }),
    }
    return [`/${path.relative(folder, file)}`, { headers, body: isText ? await brotli(bytes) : bytes }]
  }
  return new Map(await Promise.all(files.map(read)))
}
