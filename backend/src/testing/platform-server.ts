import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Taken {
  path: string
  headers: IncomingHttpHeaders
  raw: Buffer
}

export interface PlatformServer {
  url: string
  /** the menus as they arrived */
  taken: Taken[]
  /** what it says from now on */
  answerWith(status: number, body?: unknown): void
  close(): Promise<void>
}

/** A real platform on the loopback that takes menus and says what it is told to. */
export const startPlatformServer = async (): Promise<PlatformServer> => {
  const taken: Taken[] = []
  let answer = { status: 200, body: JSON.stringify({ complaints: [] }) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    taken.push({ path: request.url ?? '', headers: request.headers, raw: Buffer.concat(chunks) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('It listens nowhere')
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken,
    answerWith: (status, body = { complaints: [] }) => {
      answer = { status, body: JSON.stringify(body) }
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
