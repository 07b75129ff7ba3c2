import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#src/env.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'
import { keepFiles } from './kept-files.ts'
import { securityHeadersOf } from './security-headers.ts'

const isEncrypted = ({ socket }: IncomingMessage): boolean => Object(socket).encrypted === true

/**
 * Has the built host's files answered before the framework hears of them, with the same policies. Whoever is to be sent to https is left to
 * the framework. Over TLS it is the same: `serveEncrypted` hands its requests to the plain server's listeners.
 */
export const answerFilesFirst = async (app: FastifyInstance, env: Env): Promise<void> => {
  const answer = keepFiles(env.HOST_DIST, await securityHeadersOf(env))
  const mayAnswer = (request: IncomingMessage) =>
    !env.TLS_CERT || isEncrypted(request) || isFromThisMachine(request)
  const framework = app.routing.bind(app)
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!mayAnswer(request) || !answer(request, response)) framework(request, response)
  })
}
