import type { z } from 'zod'
import type {
  ChangedEmail,
  CodeConfirmationRequest,
  CodePurpose,
  ResetPermit,
} from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { codeInvalid, codeVoid } from '#src/errors/errors.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import {
  issuePasswordResetToken,
  voidAllCodes,
} from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { OneTimeCodes } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { Account, UserService } from '#src/modules/identity/user/user.service.ts'
import { inEvenTime } from './constant-time.ts'
import type { ConfirmAccount } from './confirm-account.ts'
import { toEmailTaken } from './email-taken.ts'

type Confirmation = Pick<
  z.output<typeof CodeConfirmationRequest>,
  'email' | 'code' | 'purpose' | 'userId'
> & {
  flow: string | undefined
}

/** By purpose: the signed-in person, a permit to set a password, or the new address. */
export type CodeConfirmation = { signedIn: Account } | ResetPermit | ChangedEmail

interface Services {
  users: UserService
  codes: OneTimeCodes
  confirmAccount: ConfirmAccount
}

type Effect = (db: Db, user: Account, email: string) => Promise<CodeConfirmation | 'void'>

const createEffects = ({ users, confirmAccount }: Services): Record<CodePurpose, Effect> => ({
  SignUp: async (db, { id, accountId }) => {
    await users.confirmEmail(db, id)
    if (accountId !== null) await confirmAccount(db, accountId)
    const signedIn = await users.findById(db, id)
    return signedIn ? { signedIn } : 'void'
  },
  Login: async (_db, signedIn) => ({ signedIn }),
  ResetPassword: (db, user) => issuePasswordResetToken(db, user),
  ChangeEmail: async (db, { id, accountId, email: recipient, language }, email) => {
    await users.replaceEmail(db, { id, email })
    await voidAllCodes(db, id)
    await queueMail(db, {
      accountId,
      recipient,
      language,
      template: 'emailChanged',
      variables: { newEmail: email },
    })
    return { email }
  },
})

/**
 * Uses up a code and does what it was requested for. `code_invalid` or `code_void`, in the same time for an
 * unknown address. Anybody but the requester always gets `code_void`, without a counted attempt. 409
 * `already_exists` when somebody else took the new address meanwhile.
 */
export const createCodeConfirmation = (database: Database, services: Services) => {
  const { users, codes } = services
  const effects = createEffects(services)

  const confirm = async (db: Db, request: Confirmation): Promise<CodeConfirmation | 'void' | 'wrong'> => {
    const userId = await codes.use(db, request)
    if (typeof userId === 'string') return userId
    const user = await users.findById(db, userId)
    return user?.isActive ? effects[request.purpose](db, user, request.email) : 'void'
  }

  return (request: Confirmation): Promise<CodeConfirmation> =>
    inEvenTime(async () => {
      // Thrown after the commit, because a wrong attempt counts too.
      const outcome = await database.run(ALL_MERCHANTS, db => confirm(db, request)).catch(toEmailTaken)
      if (outcome === 'void') throw codeVoid()
      if (outcome === 'wrong') throw codeInvalid()
      return outcome
    })
}
