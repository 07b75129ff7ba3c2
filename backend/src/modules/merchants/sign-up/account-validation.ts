import type { z } from 'zod'
import type {
  AccountValidationAnswer,
  AccountValidationRequest,
} from '@sufra/shared/contracts/authentication'
import { fieldErrorsOf } from '@sufra/shared/contracts/field-errors'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import { CompanyNumber, Email, Mobile, VatNumber } from '@sufra/shared/contracts/fields'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db } from '#src/database/database.ts'
import { isNumberTaken } from '#src/modules/merchants/account/sign-up.service.ts'
import type { UserService } from '#src/modules/identity/identity.ts'
import type { Session } from '#src/routing/route.ts'
import type { Language } from '#src/routing/language.ts'

type Request = z.output<typeof AccountValidationRequest>
type Field = Request['field']

const RULES = { email: Email, phone: Mobile, crNumber: CompanyNumber, vatNumber: VatNumber }
const TAKEN_TEXTS = {
  email: 'already_taken',
  phone: '',
  crNumber: 'already_exists',
  vatNumber: 'already_exists',
}

/** Returns whether the field is checked without a session. Company numbers require one. */
export const isForEverybody = (field: Field): boolean => field === 'email' || field === 'phone'

export interface Caller {
  session: Session | null
  language: Language
}

/** Validates one field during typing: its format, and whether it is in use. */
export const createAccountValidation = (database: Database, users: UserService) => {
  const isTaken = async (db: Db, { field, value }: Request, session: Session | null): Promise<boolean> => {
    if (field === 'email') return (await users.findRowByEmail(db, value)) !== undefined
    // Several people may share a phone.
    if (field === 'phone') return false
    return isNumberTaken(db, { field, number: value, exceptId: session?.accountId ?? null })
  }

  return async (
    { field, value }: Request,
    { session, language }: Caller,
  ): Promise<AccountValidationAnswer> => {
    const parsed = RULES[field].safeParse(value, { reportInput: true })
    if (!parsed.success) {
      const [problem = ''] = Object.values(fieldErrorsOf(parsed.error)).flat()
      const message = fieldTextOf(problem, language)
      return { isValid: false, isAvailable: false, normalised: null, message }
    }
    const normalised = parsed.data
    const taken = await database.run(ALL_MERCHANTS, db => isTaken(db, { field, value: normalised }, session))
    const message = taken ? fieldTextOf(TAKEN_TEXTS[field], language) : null
    return { isValid: true, isAvailable: !taken, normalised, message }
  }
}
