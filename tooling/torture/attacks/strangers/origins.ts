import type { Attack, Ground } from '../../attack.ts'
import { call, describe } from '../../api/call.ts'
import type { Answer } from '../../api/call.ts'
import { cookieOf, emailOf, login, signIn } from '../../api/people.ts'
import type { Verdicts } from '../../verdicts.ts'

const EVIL = 'https://evil.example'
const REFRESH = { method: 'POST', path: '/api/Authentication/RefreshToken' }

const noStore = (verdicts: Verdicts, name: string, answer: Answer): void =>
  verdicts.check(answer.headers.get('cache-control')?.includes('no-store') ?? false, () => ({
    what: 'an answer with a token may be kept by caches',
    sent: name,
    came: `${answer.status}, cache-control: ${answer.headers.get('cache-control') ?? 'none'}`,
  }))

const foreignOrigin = async ({ url }: Ground, verdicts: Verdicts): Promise<void> => {
  for (const [name, value] of [
    ['origin', EVIL],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const { cookie } = await signIn(url, 'admin')
    const answer = await call(url, { ...REFRESH, headers: { cookie, [name]: value } })
    // Only `origin` must be refused: browsers always send it with such a request. `sec-fetch-site` is additional.
    verdicts.check(name !== 'origin' || answer.status >= 400, () => ({
      what: 'a refresh from a page of somebody else is answered',
      sent: `POST ${REFRESH.path} with ${name}: ${value}`,
      came: describe(answer),
    }))
  }
}

/** Checks refreshes from foreign origins, caching of answers with tokens, and pages for any Accept header. */
export const origins: Attack = async (ground, verdicts) => {
  const { url } = ground
  await foreignOrigin(ground, verdicts)
  const signedIn = await login(url, { email: emailOf('admin') })
  noStore(verdicts, 'POST /api/Authentication/login', signedIn)
  noStore(
    verdicts,
    `POST ${REFRESH.path}`,
    await call(url, { ...REFRESH, headers: { cookie: cookieOf(signedIn), origin: url } }),
  )
  for (const path of ['/login', '/live-order']) {
    const answer = await call(url, { path, headers: { accept: '*/*' } })
    const isPage = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('text/html')
    verdicts.check(isPage, () => ({
      what: 'an address of the application is not answered with its page',
      sent: `GET ${path} with accept: */*`,
      came: describe(answer),
    }))
  }
}
