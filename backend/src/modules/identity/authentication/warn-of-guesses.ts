import type { Db } from '#src/database/database.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { UserRow } from '#src/modules/identity/user/user.service.ts'

/** Warns a person by mail of password guesses. For an unknown person the same mail is queued and never sent. */
export const warnOfGuesses = (db: Db, email: string, found: UserRow | undefined): Promise<void> =>
  queueMail(db, {
    accountId: found?.accountId ?? null,
    recipient: email,
    language: found?.language ?? 'ar',
    template: 'passwordGuesses',
    variables: {},
    isDiscarded: !found?.isActive || found.passwordHash === null,
  })
