import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from './serve.ts'
import type { Simulator } from './serve.ts'
import type { Transaction } from './transaction.ts'

interface Options {
  /** 0: any free port */
  port: number
  profileId: number
  serverKey: string
  /** time until a callback that was not accepted is repeated */
  retryMs?: number
  lateMs?: number
}

export interface Payments {
  url: string
  close(): Promise<void>
}

/** Simulates ClickPay on the loopback. */
export const startPayments = async (options: Options): Promise<Payments> => {
  const { port, profileId, serverKey, retryMs = 1000, lateMs = 4000 } = options
  let url = ''
  const transactions = new Map<string, Transaction>()
  const simulator: Simulator = {
    profileId,
    serverKey,
    retryMs,
    lateMs,
    transactions,
    nextRefund: 'give',
    url: () => url,
  }
  const server = createServer((request, response) => {
    serve(simulator, { request, response }).catch(error => {
      // The unread rest of the request is still on the connection.
      if (!response.headersSent) response.writeHead(500, { connection: 'close' }).end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken }: AddressInfo = Object(server.address())
  url = `http://127.0.0.1:${taken}`
  return {
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
