import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptHashOf } from '#src/kept-hash.ts'
import { networkOf } from '#src/routing/network.ts'
import { cookieAttributesFor } from './refresh-cookie.ts'

const NAME = 'sufra_device'
const TOKEN = /^[\w-]{43}$/
// As long as a browser keeps any cookie.
const LIFE_SECONDS = 400 * 86_400

/** Who asks before they are signed in. The device is a hash of a cookie that only their browser has. */
export interface Asker {
  deviceHash: string | undefined
  network: string
}

export interface NamedAsker extends Asker {
  deviceHash: string
}

const readDevice = ({ cookies }: FastifyRequest): string | undefined => {
  const value = cookies[NAME]
  return value && TOKEN.test(value) ? value : undefined
}

export const askerOf = (request: FastifyRequest): Asker => {
  const device = readDevice(request)
  return { deviceHash: device && keptHashOf(device), network: networkOf(request.ip) }
}

const setDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void => {
  void reply.setCookie(NAME, device, { ...cookieAttributesFor(request), maxAge: LIFE_SECONDS })
}

/**
 * The cookie that names this browser: the one that it has, or a new one. It opens nothing by itself: it tells who asked for a
 * code, and devices that a person has signed in on, from strangers. `keep` hands it over.
 */
export const deviceFor = (request: FastifyRequest) => {
  const device = readDevice(request) ?? randomBytes(32).toString('base64url')
  return { deviceHash: keptHashOf(device), keep: (reply: FastifyReply) => setDevice(request, reply, device) }
}

/** Who asks for a code, which only their browser may enter then. */
export const namedAskerOf = (request: FastifyRequest, reply: FastifyReply): NamedAsker => {
  const { deviceHash, keep } = deviceFor(request)
  keep(reply)
  return { deviceHash, network: networkOf(request.ip) }
}
