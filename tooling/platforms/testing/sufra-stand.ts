import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readRaw } from '../serve/read-raw.ts'

export interface ReceivedWebhook {
  /** key of the platform */
  key: string
  headers: IncomingHttpHeaders
  raw: string
}

/** Starts a server that simulates Sufra: records webhooks and returns configured statuses. */
export const startSufraStand = async () => {
  const receivedWebhooks: ReceivedWebhook[] = []
  const statuses: number[] = []
  const waiting: { count: number; resolve: (receivedWebhooks: ReceivedWebhook[]) => void }[] = []
  const server = createServer(async (request, response) => {
    const raw = (await readRaw(request)).toString()
    const [, key = ''] = /^\/api\/Channel\/(\w+)\/Webhook$/.exec(request.url ?? '') ?? []
    const status = statuses.shift() ?? 200
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"result":"accepted"}')
    receivedWebhooks.push({ key, headers: request.headers, raw })
    for (const { count, resolve } of waiting) if (receivedWebhooks.length >= count) resolve(receivedWebhooks)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    receivedWebhooks,
    /** sets the next statuses in order; 200 after that */
    answerWith: (...next: number[]) => void statuses.push(...next),
    /** Resolves once this many webhooks have arrived since the start. */
    waitForWebhooks: (count: number): Promise<ReceivedWebhook[]> =>
      receivedWebhooks.length >= count
        ? Promise.resolve(receivedWebhooks)
        : new Promise(resolve => waiting.push({ count, resolve })),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
