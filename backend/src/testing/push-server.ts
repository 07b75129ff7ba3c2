import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { importJWK, jwtVerify } from 'jose'
import type { PushDeviceRequest } from '@sufra/shared/contracts/push-device'

export interface DeliveredPush {
  /** name of the browser that receives it */
  browser: string
  message: ReturnType<typeof JSON.parse>
  ttl: number
  topic: string | undefined
  /** sender, from the verified token */
  subject: string | undefined
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const derive = (key: Buffer, salt: Buffer, { about, length }: { about: Buffer; length: number }) =>
  Buffer.from(hkdfSync('sha256', key, salt, about, length))

/** Browser side of RFC 8291: creates keys and decrypts messages for them. */
const createBrowser = () => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + senderKey.length)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const key = derive(ecdh.computeSecret(senderKey), auth, { about, length: 32 })
      const named = (name: string, length: number) =>
        derive(key, salt, { about: Buffer.from(`Content-Encoding: ${name}\0`), length })
      const decipher = createDecipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

// RFC 8292: the token names this service, is signed by the key that is sent with it, and expires soon.
const subjectOf = async (header: string, origin: string): Promise<string | undefined> => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const verifier = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, verifier, {
    audience: origin,
    algorithms: ['ES256'],
    maxTokenAge: undefined,
  })
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + 86_400) throw new Error('The token expires too late')
  return payload.sub
}

/**
 * Starts a push service on this machine. It verifies the sender, decrypts with the keys of its browsers and stores
 * the messages.
 */
export const startPushServer = async () => {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const answers = new Map<string, number>()
  const delivered: DeliveredPush[] = []
  const asked: string[] = []

  const take = async (request: IncomingMessage): Promise<number> => {
    const name = (request.url ?? '').slice(1)
    const body = await bytesOf(request)
    asked.push(name)
    const status = answers.get(name)
    const browser = browsers.get(name)
    if (status || !browser) return status ?? 404
    const { authorization = '', ttl, topic, host } = request.headers
    const subject = await subjectOf(authorization, `http://${host}`)
    const message = JSON.parse(browser.read(body))
    delivered.push({ browser: name, message, ttl: Number(ttl), topic: topic?.toString(), subject })
    return 201
  }

  const server = createServer((request, response) => {
    void take(request)
      .catch(() => 403)
      .then(status => response.writeHead(status).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    delivered,
    /** all requests, whatever the answer */
    asked,
    /** Subscribes a browser here; returns the body that it sends to the application. */
    subscribe: (name: string, lang: 'ar' | 'en' = 'en'): PushDeviceRequest => {
      const browser = createBrowser()
      browsers.set(name, browser)
      return { endpoint: `http://127.0.0.1:${port}/${name}`, keys: browser.keys, lang }
    },
    /** Sets the status with which this browser's pushes are answered from now on. */
    answer: (name: string, status: number) => void answers.set(name, status),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
export type PushServer = Awaited<ReturnType<typeof startPushServer>>
