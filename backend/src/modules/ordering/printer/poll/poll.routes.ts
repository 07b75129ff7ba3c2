import type { FastifyReply } from 'fastify'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { EpsonPolling } from './epson/epson.service.ts'
import { readEpsonWords } from './epson/epson-words.ts'
import type { Polling } from './poll.service.ts'

// For all printers behind one router, which each poll every few seconds.
const rateLimit = { max: 1_200, windowSeconds: 60 }
const BODY_LIMIT = 16 * 1024

const privately = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(type).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')

/**
 * Routes for printers, which their address alone authenticates. Star's CloudPRNT polls, fetches and confirms;
 * Epson's Server Direct Print posts one form for all of it.
 */
export const pollRoutes = (polling: Polling, epson: EpsonPolling): Route[] => [
  defineRoute('POST /api/Printer/Poll/:token', {
    rateLimit,
    bodyLimit: BODY_LIMIT,
    handler: async ({ params, body, reply }) => {
      const words = readEpsonWords(body)
      if (!words) return polling.ask(params.token, body)
      const answer = await epson.answer(params.token, words)
      return privately(reply, 'text/xml; charset=utf-8').send(answer)
    },
  }),
  defineRoute('GET /api/Printer/Poll/:token', {
    rateLimit,
    handler: async ({ params, query, reply }) => {
      const paper = await polling.fetch(params.token, query.token)
      return privately(reply, 'image/png').send(paper)
    },
  }),
  defineRoute('DELETE /api/Printer/Poll/:token', {
    rateLimit,
    handler: ({ params, query }) => polling.confirm(params.token, query),
  }),
]
