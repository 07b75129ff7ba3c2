import { call, describe, read } from './call.ts'
import type { Answer } from './call.ts'

export const PASSWORD = 'Sufra-demo-1'

export type DemoPerson = 'admin' | 'staff' | 'kitchen' | 'second' | 'operator'

export const emailOf = (who: DemoPerson): string => `${who}@sufra.test`

export interface SignedIn {
  token: string
  /** with the refresh token, as a browser sends it */
  cookie: string
}

export interface Login {
  email: string
  password?: string
  /** the address that the request comes from */
  from?: string
  /** what the browser keeps */
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
// The owners come back on a device of their own. As strangers they would wait, while the attacks guess at their passwords.
const devices = new Map<string, string>()

/** Signs a demo person in; throws when that is not possible, because then nothing can be attacked. */
export const signIn = async (url: string, who: DemoPerson): Promise<SignedIn> => {
  const answer = await login(url, { email: emailOf(who), cookie: devices.get(`${url} ${who}`) })
  const token: unknown = read(answer.text)?.accessToken
  if (typeof token !== 'string') throw new Error(`${who} cannot sign in: ${describe(answer)}`)
  const [device] = DEVICE.exec(cookieOf(answer)) ?? []
  if (device) devices.set(`${url} ${who}`, device)
  return { token, cookie: cookieOf(answer) }
}
