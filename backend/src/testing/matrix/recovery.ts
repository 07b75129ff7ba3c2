import type pg from 'pg'
import { storedHashOf } from '#src/secrets/stored-hash.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { deviceCookieOf } from '../identity-fixture.ts'
import type { Ids } from './sample.ts'

type Recovery = Pick<Ids, 'adminEmail' | 'code' | 'codeCookie' | 'resetToken'>

// Requests a code through the API and reads it from the mail, as a user does.
const askForCode = async ({ app }: TestApp, email: string): Promise<Pick<Ids, 'code' | 'codeCookie'>> => {
  const url = '/api/Authentication/ForgetPassword'
  const asked = await app.inject({ method: 'POST', url, payload: { email } })
  const mails: { text: string }[] = (await app.inject(`/dev/mail?to=${email}`)).json()
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return { code, codeCookie: deviceCookieOf(asked) }
}

/** Adds the means to recover a password: a valid code, and the reset token from an earlier code. */
export const addRecovery = async (
  { test, owner }: { test: TestApp; owner: pg.Pool },
  { admin, mark }: { admin: string; mark: string },
): Promise<Recovery> => {
  const adminEmail = `${admin}@sufra.test`
  const { code, codeCookie } = await askForCode(test, adminEmail)
  const resetToken = `permit-of-${mark}`
  const tokenHash = storedHashOf(resetToken)
  await owner.query(
    `insert into password_reset_token (token_hash, account_id, user_id, expires_at)
      select $1, account_id, id, now() + interval '10 minutes' from app_user where email = $2`,
    [tokenHash, adminEmail],
  )
  return { adminEmail, code, codeCookie, resetToken }
}
