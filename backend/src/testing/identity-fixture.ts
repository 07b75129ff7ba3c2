import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { createTestApp } from './create-test-app.ts'
import type { TestApp } from './create-test-app.ts'

type Headers = Record<string, string>
export type Answer = LightMyRequestResponse

export const SIGN_UP = {
  name: 'هند الدوسري',
  email: 'hind@example.com',
  phone: '0551234567',
  password: 'Riyadh-2030',
  confirmPassword: 'Riyadh-2030',
  accountName: 'مطعم الديرة',
  acceptTerms: true,
  lang: 'ar',
}

/**
 * Application for tests of sign-up and sign-in, with the owner's database connection. All requests come from one
 * browser, which keeps its device cookie; a `cookie` header stands for another browser.
 */
export interface Identity {
  test: TestApp
  post(action: string, payload: object, headers?: Headers): Promise<Answer>
  login(email: string, password?: string, headers?: Headers): Promise<Answer>
  bearer(answer: Answer): { authorization: string }
  /** the code in the newest mail to this address */
  codeFor(email: string): Promise<string>
  /** returns a code that differs from the valid one */
  wrongCodeFor(email: string): Promise<string>
  /** templates of the mails to this address that are not discarded, oldest first */
  mailsTo(email: string): Promise<string[]>
  rows(sql: string, values?: unknown[]): Promise<ReturnType<typeof JSON.parse>[]>
  /** Signs up, confirms the address and returns the headers of the new Admin. */
  join(email: string): Promise<{ authorization: string }>
  /** Returns a token that permits setting a new password. */
  permitFor(email: string): Promise<string>
  /** Moves the time at which all codes were sent back by the interval. */
  letPass(interval: string): Promise<unknown>
  close(): Promise<void>
}

/** Returns the device cookie that an answer sets, as a request header value; empty if it sets none. */
export const deviceCookieOf = ({ cookies }: Answer): string =>
  cookies
    .filter(({ name }) => name === 'sufra_device')
    .map(({ name, value }) => `${name}=${value}`)
    .join()

export const openIdentity = async (variables: Record<string, string> = {}): Promise<Identity> => {
  const test = await createTestApp(variables)
  const owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
  const rows = async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows
  let device = ''
  const post = async (action: string, payload: object, headers: Headers = {}) => {
    const url = `/api/Authentication/${action}`
    const sent = { ...(device && { cookie: device }), ...headers }
    const answer = await test.app.inject({ method: 'POST', url, payload, headers: sent })
    if (headers.cookie === undefined) device = deviceCookieOf(answer) || device
    return answer
  }
  const bearer = (answer: Answer) => ({ authorization: `Bearer ${answer.json().accessToken}` })

  const codeFor = async (email: string): Promise<string> => {
    const [mail] = await rows(
      "select variables->>'code' as code from mail where recipient = $1 and variables ? 'code' order by id desc limit 1",
      [email],
    )
    return mail?.code ?? ''
  }

  return {
    test,
    post,
    bearer,
    codeFor,
    rows,
    login: (email, password = DEMO_PASSWORD, headers = {}) => post('login', { email, password }, headers),
    wrongCodeFor: async email => String((Number(await codeFor(email)) + 1) % 1_000_000).padStart(6, '0'),
    mailsTo: async email =>
      (
        await rows("select template from mail where recipient = $1 and status <> 'discarded' order by id", [
          email,
        ])
      ).map(({ template }) => template),
    join: async email => {
      await post('SignUp', { ...SIGN_UP, email })
      return bearer(await post('CodeConfirmation', { email, code: await codeFor(email), purpose: 'SignUp' }))
    },
    permitFor: async email => {
      await post('ForgetPassword', { email })
      const code = await codeFor(email)
      const answer = await post('CodeConfirmation', { email, code, purpose: 'ResetPassword' })
      return answer.json().resetToken
    },
    letPass: interval =>
      rows(
        `update one_time_code set sent_at = sent_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      ),
    close: async () => {
      await owner.end()
      await test.close()
    },
  }
}
