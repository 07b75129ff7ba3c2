import { call, describe, read } from './call.ts'
import type { Answer } from './call.ts'

export const PASSWORD = 'Sufra-demo-1'

export type DemoPerson = 'admin' | 'staff' | 'kitchen' | 'second' | 'operator'

export const emailOf = (who: DemoPerson): string => `${who}@sufra.test`

export interface SignedIn {
  token: string
  /** Cookie header with the refresh token, as a browser sends it. */
  cookie: string
}

export interface Login {
  email: string
  password?: string
  /** Client IP address, sent as `x-forwarded-for`. */
  from?: string
  /** Cookie header of the browser. */
  cookie?: string
}

export const login = (url: string, { email, password = PASSWORD, from, cookie }: Login): Promise<Answer> =>
  call(url, {
    path: '/api/Authentication/login',
    json: { email, password, rememberMe: true },
    headers: { ...(from && { 'x-forwarded-for': from }), ...(cookie && { cookie }) },
  })

export const cookieOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')

const DEVICE = /sufra_device=[^;]+/
// Demo people sign in again with their device cookie. From an unknown device, they would share the login delay that
// the attacks' password guesses cause.
const devices = new Map<string, string>()

/** Signs a demo person in. Throws when the login fails, because no attack can run without it. */
export const signIn = async (url: string, who: DemoPerson): Promise<SignedIn> => {
  const answer = await login(url, { email: emailOf(who), cookie: devices.get(`${url} ${who}`) })
  const token: unknown = read(answer.text)?.accessToken
  if (typeof token !== 'string') throw new Error(`${who} cannot sign in: ${describe(answer)}`)
  const [device] = DEVICE.exec(cookieOf(answer)) ?? []
  if (device) devices.set(`${url} ${who}`, device)
  return { token, cookie: cookieOf(answer) }
}
