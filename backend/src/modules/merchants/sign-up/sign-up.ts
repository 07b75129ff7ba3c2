import type { z } from 'zod'
import type { SignUpAnswer, SignUpRequest } from '@sufra/shared/contracts/authentication'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { openAccount } from '#src/modules/merchants/account/sign-up.service.ts'
import {
  CODE_SECONDS,
  emailTaken,
  flowOf,
  hashPassword,
  toEmailTaken,
} from '#src/modules/identity/identity.ts'
import type { NamedAsker, OneTimeCodes, UserService } from '#src/modules/identity/identity.ts'

type MerchantSearchRequest = z.output<typeof SignUpRequest>

interface Services {
  users: UserService
  codes: OneTimeCodes
}

/** Creates a merchant with its first Admin and mails them a code. 409 `already_exists` (field email). */
export const createSignUp = (database: Database, { users, codes }: Services) => {
  const open = async (
    db: Db,
    wanted: MerchantSearchRequest & { passwordHash: string; asker: NamedAsker },
  ) => {
    const { name, email, phone, lang: language, passwordHash } = wanted
    const accountId = await openAccount(db, { name: wanted.accountName, email, phone })
    const person = { accountId, email, name, phone, language, passwordHash }
    const id = await users.add(db, { ...person, role: 'Admin', isEmailVerified: false })
    // Without the name, because a spammer could put an advertisement there for another person's address.
    const recipient = { id, accountId, language, name: null }
    const asker = await flowOf(db, wanted.asker, id)
    const resendIn = await codes.issue(db, { email, purpose: 'SignUp', recipient, isProved: true, asker })
    return { userId: id, resendIn }
  }

  return async (wanted: MerchantSearchRequest, nameAsker: () => NamedAsker): Promise<SignUpAnswer> => {
    const { email } = wanted
    // Checked first, so that an address in use costs no hashing.
    if (await database.run(ALL_MERCHANTS, db => users.findRowByEmail(db, email))) throw emailTaken()
    const passwordHash = await hashPassword(wanted.password)
    const asker = nameAsker()
    const opened = await database
      .run(ALL_MERCHANTS, db => open(db, { ...wanted, passwordHash, asker }))
      .catch(toEmailTaken)
    return { ...opened, email, emailForOtp: email, otpExpiresIn: CODE_SECONDS }
  }
}
