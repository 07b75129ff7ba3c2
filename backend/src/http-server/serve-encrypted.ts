import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Foundation } from '#src/app/foundation.ts'
import { httpPatience } from './http-timeouts.ts'
import { openCertificate } from './certificate.ts'
import { createEncryptedServer } from './encrypted-server.ts'

const LOOK_FOR_RENEWAL_MS = 60_000

/** checks whether the certificate was renewed */
export const RENEW_CERTIFICATE = 'renew certificate'

export interface EncryptedPort {
  port: number
  /** Accepts no more connections, and lets each open one finish its requests. */
  refuseNew(): void
  close(): Promise<void>
}

/**
 * Opens TLS_PORT beside the plain port if there is a certificate, and follows its renewals without a restart. Throws
 * a `StartError` if the certificate is unusable.
 */
export const serveEncrypted = async (
  app: FastifyInstance,
  { env, log, timers }: Pick<Foundation, 'env' | 'log' | 'timers'>,
): Promise<EncryptedPort | undefined> => {
  if (!env.TLS_CERT || !env.TLS_KEY) return undefined
  const certificate = await openCertificate({ cert: env.TLS_CERT, key: env.TLS_KEY })
  const patience = httpPatience(env.REQUEST_TIMEOUT_SECONDS)
  const server = createEncryptedServer(app, { certificate: certificate.current(), patience })
  timers.every(LOOK_FOR_RENEWAL_MS, RENEW_CERTIFICATE, async () => {
    const renewed = await certificate.ifRenewed()
    if (!renewed) return
    server.renew(renewed)
    log.info('certificate renewed')
  })
  await server.listen({ host: env.HOST, port: env.TLS_PORT })
  const { port }: AddressInfo = Object(server.address())
  return { port, refuseNew: server.refuseNew, close: server.close }
}
