import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Recognises `authorization: Deploy <token>` by the hash of the right one. */
export const createDeployCheck =
  (expected: Buffer) =>
  (request: FastifyRequest): boolean => {
    const given = /^Deploy (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
    return given !== undefined && timingSafeEqual(digest(given), expected)
  }
