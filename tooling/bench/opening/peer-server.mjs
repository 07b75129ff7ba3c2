import { readFile, readdir } from 'node:fs/promises'
import { createSecureServer } from 'node:http2'
import path from 'node:path'
import { brotli } from '../../federation/compress.mjs'

const TYPES = {
  ...{ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' },
}
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg'])

const readFiles = async folder => {
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

/** Another product's built pages as well served as ours: HTTP/2, brotli, from memory, for ever. */
export const servePeer = async ({ folder, port, certificate }) => {
  const files = await readFiles(folder)
  const page = files.get('/index.html')
  if (!page) throw new Error(`${folder} holds no built application (index.html)`)
  const server = createSecureServer(certificate, (request, response) => {
    const { headers, body } = files.get(request.url.split('?')[0]) ?? page
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise(done => server.listen(port, 'localhost', done))
  return { origin: `https://localhost:${port}`, stop: () => server.close() }
}
