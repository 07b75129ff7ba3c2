import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Foundation } from '#src/app/foundation.ts'
import { runAs } from '#src/database/work-kind.ts'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` at METRICS_HOST and METRICS_PORT; returns undefined if no port is set. It is a server of its
 * own, so that the public port cannot show metrics and a busy application cannot refuse them.
 */
export const serveMetrics = async ({
  env,
  log,
  metrics,
}: Pick<Foundation, 'env' | 'log' | 'metrics'>): Promise<MetricsServer | undefined> => {
  if (env.METRICS_PORT === undefined) return undefined
  metrics.addProcessMetrics()

  const answer = async ({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await runAs('background', metrics.scrape)
    response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(error => {
      log.error({ err: error }, 'metrics failed')
      response.destroy()
    })
  })
  server.listen({ host: env.METRICS_HOST, port: env.METRICS_PORT })
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  return {
    port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
