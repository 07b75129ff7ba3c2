import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../../attack.ts'
import { call, describe, read } from '../../api/call.ts'
import type { Answer } from '../../api/call.ts'
import { cookieOf, emailOf, login } from '../../api/people.ts'
import { forgetGuesses } from '../../merchant/forget-guesses.ts'
import type { Verdicts } from '../../verdicts.ts'

const STRANGER = '203.0.113.66'
const OWNER = '198.51.100.7'
const GUESSES = 5
const MAIL_LIMIT_MS = 30_000

const passwords = async ({ url, instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const email = emailOf('admin')
  for (let guess = 1; guess <= GUESSES; guess += 1)
    await login(url, { email, password: `Wrong-guess-${guess}`, from: STRANGER })
  const owner = await login(url, { email, from: OWNER })
  verdicts.check(owner.status === 200, () => ({
    what: 'wrong passwords of a stranger lock the owner out',
    sent: `${GUESSES} wrong passwords from ${STRANGER}, then the right one from ${OWNER}`,
    came: describe(owner),
  }))
  const more: Answer[] = []
  for (let guess = 1; guess <= GUESSES * 2; guess += 1)
    more.push(await login(url, { email, password: `Another-guess-${guess}`, from: STRANGER }))
  verdicts.check(more.at(-1)?.status === 429, () => ({
    what: 'a stranger may guess passwords without end',
    sent: `${GUESSES * 3} wrong passwords from ${STRANGER}`,
    came: more.map(({ status }) => status).join(', '),
  }))
  await forgetGuesses(instance)
}

const codeFor = async (url: string, email: string): Promise<string> => {
  const end = performance.now() + MAIL_LIMIT_MS
  while (performance.now() < end) {
    const { text } = await call(url, {
      path: `/dev/mail?to=${encodeURIComponent(email)}`,
      headers: { accept: 'application/json' },
    })
    const code = /\b\d{6}\b/.exec(String(read(text)?.[0]?.text))?.[0]
    if (code) return code
    await wait(100)
  }
  throw new Error(`No code came to ${email}`)
}

const codes = async ({ url, instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const email = emailOf('staff')
  const asked = await call(url, {
    path: '/api/Authentication/ForgetPassword',
    json: { email },
    headers: { 'x-forwarded-for': OWNER },
  })
  const right = await codeFor(url, email)
  const confirm = (code: string, headers: Record<string, string>) =>
    call(url, {
      path: '/api/Authentication/CodeConfirmation',
      json: { email, code, purpose: 'ResetPassword' },
      headers,
    })
  for (let guess = 0; guess < GUESSES; guess += 1)
    await confirm(String((Number(right) + guess + 1) % 1_000_000).padStart(6, '0'), {
      'x-forwarded-for': STRANGER,
    })
  const owner = await confirm(right, { 'x-forwarded-for': OWNER, cookie: cookieOf(asked) })
  verdicts.check(owner.status === 200, () => ({
    what: 'wrong codes of a stranger make the owner’s void',
    sent: `${GUESSES} wrong codes from ${STRANGER}, then the right one from ${OWNER}`,
    came: describe(owner),
  }))
  await forgetGuesses(instance)
}

/** Guesses passwords and codes of another person. They must fail and must not lock the owner out. */
export const passwordGuessing: Attack = async (ground, verdicts) => {
  await passwords(ground, verdicts)
  await codes(ground, verdicts)
}
