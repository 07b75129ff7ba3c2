import { readFileSync } from 'node:fs'
import { NO_FAULTS } from '../simulate/options.ts'
import type { Options } from '../simulate/options.ts'
import { ordersOf } from '../simulate/play.ts'
import type { PlannedOrder } from '../simulate/plan.ts'
import { createRandom } from '../simulate/random.ts'

/** Orders of one platform as the simulator draws them, without faults: of the demo merchant, or of one shop. */
export const plainOrders = (
  url: string,
  count: number,
  { store, secret }: { store?: string; secret?: string } = {},
): Generator<PlannedOrder> => {
  const options: Options = {
    ...{ url, count, channels: ['jahez'], faults: NO_FAULTS, interval: 0, seed: 7 },
    ...{ store, secret },
  }
  return ordersOf(options, createRandom(options.seed))
}

/** Signs somebody of the demo merchants in and gives the access token. */
export const signIn = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@sufra.test`, password: 'Sufra-demo-1', rememberMe: true }),
  })
  const { accessToken }: { accessToken?: string } = JSON.parse(await answer.text())
  if (!accessToken) throw new Error(`Signing in answered ${answer.status}`)
  return accessToken
}

export const signInAsAdmin = (url: string): Promise<string> => signIn(url, 'admin')

/** The value below which `share` of the sorted numbers lie, e.g. 0.95. */
export const percentile = (numbers: number[], share: number): number => {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** How busy the machine was, for the reader of a figure. */
export const loadNow = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '?'
