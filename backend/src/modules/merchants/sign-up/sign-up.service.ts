import { PLATFORM } from '#src/database/database.ts'
import { deleteAbandonedAccounts } from '#src/modules/merchants/account/sign-up.service.ts'
import type { OneTimeCodes, UserService } from '#src/modules/identity/identity.ts'
import type { Platform } from '#src/platform.ts'
import { createAccountValidation } from './account-validation.ts'
import { createSignUp } from './sign-up.ts'

const HOUR_MS = 3_600_000

interface Services {
  users: UserService
  codes: OneTimeCodes
}

/** How a merchant comes to Sufra: with its first person, and a code in that person's mailbox. */
export const createSignUpService = (
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  { users, codes }: Services,
) => {
  jobs.every(HOUR_MS, 'delete-abandoned-accounts', () => database.run(PLATFORM, deleteAbandonedAccounts))
  return {
    signUp: createSignUp(database, { users, codes }),
    validate: createAccountValidation(database, users),
  }
}
export type SignUpService = ReturnType<typeof createSignUpService>
