import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from './serve.ts'
import type { Simulator } from './serve.ts'
import type { Transaction } from './transaction.ts'

interface Options {
  /** 0: any that is free */
  port: number
  profileId: number
  serverKey: string
  /** until a callback that was not taken is sent again */
  retryMs?: number
  lateMs?: number
}

export interface Payments {
  url: string
  close(): Promise<void>
}

/** Plays ClickPay on the loopback. */
export const startPayments = async (options: Options): Promise<Payments> => {
  const { port, profileId, serverKey, retryMs = 1000, lateMs = 4000 } = options
  let url = ''
  const transactions = new Map<string, Transaction>()
  const simulator: Simulator = {
    ...{ profileId, serverKey, retryMs, lateMs, transactions },
    ...{ nextRefund: 'give', url: () => url },
  }
  const server = createServer((request, response) => {
    serve(simulator, { request, response }).catch(error => {
      // What was not read to its end is still on the line.
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
