import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../../attack.ts'
import { call, describe, read } from '../../api/call.ts'
import { fileForm } from '../../api/form.ts'
import { emailOf, login, signIn } from '../../api/people.ts'
import { png } from '../../api/png.ts'
import { query } from '../../instance/database.ts'
import type { Verdicts } from '../../verdicts.ts'

// The server caches sessions for some seconds.
const NOTICE_LIMIT_MS = 20_000

/** Checks that people of a suspended merchant cannot create a role, neither with an old token nor a new sign-in. */
const suspended = async ({ url, instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const before = await signIn(url, 'second')
  await query(instance, `update account set status = 'Suspended' where id = 2`)
  const isRefused = (status: number) => status === 401 || status === 403
  const begin = (token: string) =>
    call(url, {
      path: '/api/Role/Add',
      token,
      json: { name: { ar: 'دور', en: `Role ${randomUUID()}` }, permissions: ['orders.accept'] },
    })
  const end = performance.now() + NOTICE_LIMIT_MS
  let answer = await begin(before.token)
  while (!isRefused(answer.status) && performance.now() < end) {
    await wait(250)
    answer = await begin(before.token)
  }
  verdicts.check(isRefused(answer.status), () => ({
    what: 'somebody of a suspended merchant goes on as before',
    sent: `POST /api/Role/Add, for ${NOTICE_LIMIT_MS / 1000} s`,
    came: describe(answer),
  }))
  const again = await login(url, { email: emailOf('second') })
  const token = read(again.text)?.accessToken
  const afterwards = typeof token === 'string' ? await begin(token) : again
  verdicts.check(isRefused(afterwards.status), () => ({
    what: 'somebody of a suspended merchant signs in and goes on as before',
    sent: 'POST /api/Authentication/login, POST /api/Role/Add',
    came: describe(afterwards),
  }))
  await query(instance, `update account set status = 'Active' where id = 2`)
}

const foreignPicture = async ({ url, random }: Ground, verdicts: Verdicts): Promise<void> => {
  const [owner, thief] = [await signIn(url, 'second'), await signIn(url, 'admin')]
  const colour = [random.between(0, 255), random.between(0, 255), 77] as const
  const bytes = png({ width: 33, height: 21, colour })
  const stored = await call(url, {
    path: '/api/Image/Add',
    token: owner.token,
    body: fileForm({ name: 'own.png', type: 'image/png', bytes }),
  })
  const logoUrl = read(stored.text)?.imageUrl
  const json = { id: 1, name: { ar: 'البيت العتيق', en: 'Al Bait Al Ateeq' }, logoUrl }
  const answer = await call(url, {
    method: 'PUT',
    path: '/api/ServiceProvider/Update',
    token: thief.token,
    json,
  })
  verdicts.check(answer.status >= 400 && answer.status < 500, () => ({
    what: "another merchant's picture can be taken as one's own",
    sent: `PUT /api/ServiceProvider/Update with ${logoUrl} of merchant 2`,
    came: describe(answer),
  }))
}

/** Checks writes of a suspended merchant and the use of another merchant's picture. */
export const accounts: Attack = async (ground, verdicts) => {
  await suspended(ground, verdicts)
  await foreignPicture(ground, verdicts)
}
