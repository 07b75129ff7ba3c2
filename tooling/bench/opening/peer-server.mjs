import { createSecureServer } from 'node:http2'
import { CannotRun } from '../arguments.ts'
import { readFiles } from './read-files.mjs'
import { listen } from './listen.mjs'

/** Serves another product's build under the conditions of ours: HTTP/2, brotli, from memory, immutable. */
export const servePeer = async ({ folder, port, certificate }) => {
  const files = await readFiles(folder).catch(() => new Map())
  const page = files.get('/index.html')
  if (!page) throw new CannotRun(`${folder} holds no built application (index.html)`)
  const server = createSecureServer(certificate, (request, response) => {
    const { headers, body } = files.get(request.url.split('?')[0]) ?? page
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  })
  await listen(server, port)
  return { origin: `https://localhost:${port}`, stop: () => server.close() }
}
