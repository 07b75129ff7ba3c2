import type { z } from 'zod'
import type { Account, AccountUpdateRequest } from '@sufra/shared/contracts/account'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { refuseUnknownType } from '#src/modules/merchants/business-type/business-type.service.ts'
import { findAccount, insertAccount, setReleaseChannel, updateAccount } from './account.repository.ts'
import type { AccountValues } from './account.repository.ts'
import { advanceOnboarding } from './onboarding.service.ts'

export type { TakeRoom } from './take-room.ts'

const keyOf = ({ ar, en }: Localized): string => searchKey(`${ar} ${en}`)

const namedAs = (name: Localized) => ({
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  searchKey: keyOf(name),
})

/** Which channel of releases a merchant's people get. False when there is no such merchant. */
export { setReleaseChannel }

type NewAccount = Omit<AccountValues, 'id' | 'name' | 'searchKey'> & { name: Localized }

/** Makes a merchant inside the caller's transaction and returns its id. `city` is a key such as `riyadh`. */
export const addAccount = (db: Db, { name, ...values }: NewAccount): Promise<number> =>
  insertAccount(db, { ...values, ...namedAs(name) })

export const hasAccount = async (db: Db, key: { scope: Scope; id: number }): Promise<boolean> =>
  (await findAccount(db, key)) !== undefined

type UpdateRequest = z.output<typeof AccountUpdateRequest>

const valuesOf = ({ name, companyNumber, ...rest }: UpdateRequest) => {
  const isUnified = companyNumber.startsWith('7')
  return {
    ...namedAs(name),
    legalName: rest.legalName || null,
    unifiedNumber: isUnified ? companyNumber : null,
    crNumber: isUnified ? null : companyNumber,
    vatNumber: rest.vatNumber ?? null,
    phone: rest.phone,
    email: rest.email ?? null,
    typeId: rest.typeId,
    city: rest.city,
    nationalAddress: rest.nationalAddress ?? null,
  }
}

/** A merchant's own company, as its Admin (or the operator) reads and changes it. */
export const createAccountService = ({ database }: Pick<Foundation, 'database'>) => ({
  get: async (scope: Scope, id: number): Promise<Account> => {
    const row = await database.run(scope, db => findAccount(db, { scope, id }))
    if (!row) throw notFound()
    return row
  },

  update: (scope: Scope, request: UpdateRequest): Promise<Account> =>
    database.run(scope, async db => {
      const key = { scope, id: request.id }
      if (!(await hasAccount(db, key))) throw notFound()
      await refuseUnknownType(db, request.typeId)
      await updateAccount(db, key, valuesOf(request))
      await advanceOnboarding(db, request.id)
      const row = await findAccount(db, key)
      if (!row) throw notFound()
      return row
    }),
})
export type AccountService = ReturnType<typeof createAccountService>
