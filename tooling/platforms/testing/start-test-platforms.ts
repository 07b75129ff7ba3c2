import { demoSecret } from '../../simulate/platforms.ts'
import { hexHmac } from '../call/signature.ts'
import { startPlatforms } from '../start-platforms.ts'
import { startSufraStand } from './sufra-stand.ts'

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

interface RequestOptions {
  method?: string
  body?: object
  secret?: string
  key?: string
  /** headers that are added, or replace the usual ones */
  headers?: Record<string, string>
}

const ask = async (url: string, init: RequestInit): Promise<Answer> => {
  const answer = await fetch(url, init)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** Starts the three simulated platforms with a controllable clock and a simulated Sufra. */
export const startTestPlatforms = async (options: Partial<Parameters<typeof startPlatforms>[0]> = {}) => {
  const clock = { now: Date.parse('2026-03-10T12:00:00Z') }
  const sufra = await startSufraStand()
  const platforms = await startPlatforms({
    port: 0,
    sufraUrl: sufra.url,
    retryMs: 1,
    now: () => clock.now,
    ...options,
  })
  const control = (key: string, name: string, body: object = {}) =>
    ask(`${platforms.urlOf(key)}/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    sufra,
    platforms,
    control,
    /** Advances the clock and runs everything that is due. */
    pass: (minutes: number): void => {
      clock.now += minutes * 60_000
      platforms.tick()
    },
    hungerstation: (
      path: string,
      { method, body, secret, key, headers }: RequestOptions = {},
    ): Promise<Answer> => {
      const url = `${platforms.urlOf('hungerstation')}${path}`
      const text = body && JSON.stringify(body)
      const [, store = ''] = /\/stores\/([^/?]+)/.exec(path) ?? []
      const { pathname, search } = new URL(url)
      const signature = hexHmac(secret ?? demoSecret('hungerstation', store), text ?? `${pathname}${search}`)
      return ask(url, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          'x-hungerstation-signature': signature,
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
        body: text,
      })
    },
    jahezToken: async (storeId: string, secret = demoSecret('jahez', storeId)): Promise<Answer> =>
      ask(`${platforms.urlOf('jahez')}/oauth/token`, {
        method: 'POST',
        body: JSON.stringify({
          grant_type: 'client_credentials',
          client_id: storeId,
          client_secret: secret,
        }),
      }),
    jahez: (token: unknown, path: string, { method, body, key }: RequestOptions = {}): Promise<Answer> =>
      ask(`${platforms.urlOf('jahez')}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
        body: body && JSON.stringify(body),
      }),
    keeta: (
      name: string,
      body: { shopId: string } & Record<string, unknown>,
      { secret, headers }: RequestOptions = {},
    ) => {
      const text = JSON.stringify({ requestId: crypto.randomUUID(), ...body })
      const time = Math.floor(clock.now / 1000)
      const signature = hexHmac(secret ?? demoSecret('keeta', body.shopId), `${time}.${text}`)
      return ask(`${platforms.urlOf('keeta')}/open/${name}`, {
        method: 'POST',
        headers: { 'x-keeta-signature': `t=${time},v1=${signature}`, ...headers },
        body: text,
      })
    },
    close: async (): Promise<void> => {
      await platforms.close()
      await sufra.close()
    },
  }
}
export type TestPlatforms = Awaited<ReturnType<typeof startTestPlatforms>>

export const MENU = {
  categories: [{ categoryId: 1, name: '{"ar":"أرز","en":"Rice"}', index: 1 }],
  items: [
    {
      productId: 1,
      categoryId: 1,
      sku: 'RIC-01',
      name: '{"ar":"كبسة لحم","en":"Lamb Kabsa"}',
      price: 51,
      sizes: [],
      isAvailable: true,
      groups: [{ groupId: 7, options: [{ optionId: 71, price: 2, isAvailable: true }] }],
    },
    {
      productId: 2,
      categoryId: 1,
      sku: 'RIC-02',
      name: '{"ar":"مندي دجاج","en":"Chicken Mandi"}',
      price: 39,
      sizes: [],
      isAvailable: true,
    },
  ],
}
