import webPush from 'web-push'
import type { Foundation } from '#src/app/foundation.ts'
import { isPointOfCurve, isPushAddress } from './push-address.ts'

export { isPointOfCurve } from './push-address.ts'

// Push services accept 4,096 encrypted bytes; some browsers accept fewer.
const LARGEST_PAYLOAD = 3_000
const PATIENCE_MS = 10_000

/** Subscription of a browser. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** JSON; the push service cannot read it */
  payload: string
  /** the push service drops the message afterwards */
  ttlSeconds: number
  /** only the newest undelivered message of a topic is delivered; at most 32 of A-Z a-z 0-9 _ - */
  topic?: string
}

/** `gone`: the subscription has ended for good. */
export type PushOutcome = 'sent' | 'gone'

// Apple refuses a subject without a real domain.
const subjectOf = ({ PUBLIC_URL, MAIL_FROM }: Foundation['env']): string =>
  PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`

/** Sends web pushes (RFC 8030, 8291, 8292) to the push services of browsers only. */
export const createPushService = ({ env, secrets }: Pick<Foundation, 'env' | 'secrets'>) => {
  const vapidDetails = { subject: subjectOf(env), ...secrets.vapid }
  const isTaken = (endpoint: string) => isPushAddress(endpoint, { isLoopbackAllowed: env.PUSH_TO_LOOPBACK })

  const requestOf = ({ endpoint, p256dh, auth }: PushTarget, { payload, ttlSeconds, topic }: Push) => {
    if (Buffer.byteLength(payload) > LARGEST_PAYLOAD) throw new Error('The payload of a push is too large')
    const options = { TTL: ttlSeconds, urgency: 'high' as const, vapidDetails, ...(topic && { topic }) }
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  }

  return {
    publicKey: secrets.vapid.publicKey,
    isTaken,
    /** Throws retryable errors without the endpoint, which is a secret of the device. */
    send: async (target: PushTarget, push: Push): Promise<PushOutcome> => {
      if (!isTaken(target.endpoint) || !isPointOfCurve(target.p256dh)) return 'gone'
      const { headers, body } = requestOf(target, push)
      const answer = await fetch(target.endpoint, {
        method: 'POST',
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        // A redirect could lead into the internal network.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => {
        throw new Error('The push service did not answer')
      })
      await answer.body?.cancel()
      if (answer.status === 404 || answer.status === 410) return 'gone'
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
      return 'sent'
    },
  }
}
export type PushService = ReturnType<typeof createPushService>
