import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import { networkOf } from '#src/routing/network.ts'
import { cookieAttributesFor } from './refresh-cookie.ts'

const NAME = 'sufra_device'
const TOKEN = /^[\w-]{43}$/
// The longest lifetime that browsers accept.
const LIFE_SECONDS = 400 * 86_400

/** The requester before sign-in. The device is the hash of a cookie that only their browser has. */
export interface AnonymousRequester {
  deviceHash: string | undefined
  network: string
}

export interface NamedAsker extends AnonymousRequester {
  deviceHash: string
}

const readDevice = ({ cookies }: FastifyRequest): string | undefined => {
  const value = cookies[NAME]
  return value && TOKEN.test(value) ? value : undefined
}

export const askerOf = (request: FastifyRequest): AnonymousRequester => {
  const device = readDevice(request)
  return { deviceHash: device && storedHashOf(device), network: networkOf(request.clientAddress) }
}

const setDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void => {
  void reply.setCookie(NAME, device, { ...cookieAttributesFor(request), maxAge: LIFE_SECONDS })
}

/**
 * Returns the browser's device cookie, or a new one. It grants no access. It identifies the requester of a
 * code, and distinguishes known devices from strangers. `keep` sets the cookie.
 */
export const deviceFor = (request: FastifyRequest) => {
  const device = readDevice(request) ?? randomBytes(32).toString('base64url')
  return {
    deviceHash: storedHashOf(device),
    keep: (reply: FastifyReply) => setDevice(request, reply, device),
  }
}

/** Returns the requester of a code and sets the device cookie, so that only this browser may enter the code. */
export const namedAskerOf = (request: FastifyRequest, reply: FastifyReply): NamedAsker => {
  const { deviceHash, keep } = deviceFor(request)
  keep(reply)
  return { deviceHash, network: networkOf(request.clientAddress) }
}
