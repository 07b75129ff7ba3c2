import { NO_FAULTS } from '../simulate/options.ts'
import type { Options } from '../simulate/options.ts'
import { ordersOf } from '../simulate/play.ts'
import type { PlannedOrder } from '../simulate/plan.ts'
import { createRandom } from '../simulate/random.ts'
import { CannotRun } from './arguments.ts'

/** Returns orders of one platform from the simulator without faults, for the demo merchant or for one shop. */
export const plainOrders = (
  url: string,
  count: number,
  { store, secret }: { store?: string; secret?: string } = {},
): Generator<PlannedOrder> => {
  const options: Options = {
    url,
    count,
    channels: ['jahez'],
    faults: NO_FAULTS,
    interval: 0,
    seed: 7,
    store,
    secret,
  }
  return ordersOf(options, createRandom(options.seed))
}

/**
 * Signs in a demo user and returns the access token. Throws `CannotRun` if Sufra is unreachable or the address is no
 * Sufra.
 */
export const signIn = async (url: string, email: string): Promise<string> => {
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Sufra-demo-1', rememberMe: true }),
  }).catch(() => {
    throw new CannotRun(
      `Nothing answers at ${url}. Start Sufra (npm start), or give another address with --url.`,
    )
  })
  const body: unknown = await answer.json().catch(() => undefined)
  const { accessToken } = Object(body)
  if (typeof accessToken === 'string' && accessToken !== '') return accessToken
  throw new CannotRun(
    `${email} cannot sign in at ${url} (${answer.status}): a Sufra with demo data is needed.`,
  )
}

export const signInAsAdmin = (url: string): Promise<string> => signIn(url, 'admin@sufra.test')
