import { deleteAbandonedAccounts } from '#src/modules/merchants/account/sign-up.service.ts'
import type { OneTimeCodes, UserService } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createAccountValidation } from './account-validation.ts'
import { createSignUp } from './sign-up.ts'

interface Services {
  users: UserService
  codes: OneTimeCodes
}

/** Service of the sign-up: creates a merchant with its first person, who confirms a code by mail. */
export const createSignUpService = (
  { database, jobs, log }: Pick<Foundation, 'database' | 'jobs' | 'log'>,
  { users, codes }: Services,
) => {
  jobs.cron('delete-abandoned-accounts', '31 * * * *', () => deleteAbandonedAccounts({ database, log }))
  return {
    signUp: createSignUp(database, { users, codes }),
    validate: createAccountValidation(database, users),
  }
}
export type SignUpService = ReturnType<typeof createSignUpService>
