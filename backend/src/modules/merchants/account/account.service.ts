import type { z } from 'zod'
import { Account } from '@sufra/shared/contracts/account'
import type { AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { AccountAddRequest } from '@sufra/shared/contracts/merchant-care'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteAct, noteIfActing, runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseUnknownType } from '#src/modules/merchants/business-type/business-type.service.ts'
import { closeAccount, closeForGood, resumeAccount, suspendAccount } from './account-status.ts'
import {
  countOpenOrdersOf,
  findAccount,
  insertAccount,
  lockAccount,
  setReleaseChannel,
  updateAccount,
} from './account.repository.ts'
import type { AccountRow, AccountValues } from './account.repository.ts'
import { advanceOnboarding } from './onboarding.service.ts'

export type { PlanLimitCheck } from './plan-limit-check.ts'
export type { AccountRow }
/** Functions for closing an account, inside the caller's transaction. */
export { closeForGood, countOpenOrdersOf, lockAccount, updateAccount }

const keyOf = ({ ar, en }: Localized): string => searchKey(`${ar} ${en}`)

const namedAs = (name: Localized) => ({
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  searchKey: keyOf(name),
})

/** Sets the release channel of a merchant's people. Returns false for an unknown merchant. */
export { setReleaseChannel }

type NewAccount = Omit<AccountValues, 'id' | 'name' | 'searchKey'> & { name: Localized }

/** Creates a merchant inside the caller's transaction and returns its id. `city` is a key such as `riyadh`. */
export const addAccount = (db: Db, { name, ...values }: NewAccount): Promise<number> =>
  insertAccount(db, { ...values, ...namedAs(name) })

export { findAccount as readAccount }

export const hasAccount = async (db: Db, key: { scope: Scope; id: number }): Promise<boolean> =>
  (await findAccount(db, key)) !== undefined

// The search key is derived from the names, so answers leave it out.
const withoutKey = (row: AccountRow) => ({ ...row, searchKey: undefined })

type UpdateRequest = z.output<typeof AccountUpdateRequest>

const valuesOf = ({ name, companyNumber, ...rest }: Omit<UpdateRequest, 'id'>) => {
  const isUnified = companyNumber.startsWith('7')
  return {
    ...namedAs(name),
    legalName: rest.legalName || null,
    legalNameEn: rest.legalNameEn || null,
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

/** Service of a merchant's company data, for its Admin or the operator. */
export const createAccountService = ({ database }: Pick<Foundation, 'database'>) => ({
  get: async (scope: Scope, id: number): Promise<Account> => {
    const row = await database.run(scope, db => findAccount(db, { scope, id }))
    if (!row) throw notFound()
    return row
  },

  /**
   * Idempotent per `key`. Creates a merchant by hand; its people add the data that is missing for the first
   * order.
   */
  add: (request: z.output<typeof AccountAddRequest>, key: string | undefined): Promise<Account> =>
    database.run(ALL_MERCHANTS, db =>
      runIdempotently(db, {
        accountId: null,
        route: 'Account/Add',
        key,
        body: request,
        answer: Account,
        work: async () => {
          await refuseUnknownType(db, request.typeId)
          const id = await insertAccount(db, { ...valuesOf(request), status: 'PendingBusinessDetails' })
          const row = await findAccount(db, { scope: ALL_MERCHANTS, id })
          if (!row) throw notFound()
          await noteAct(db, { entity: 'account', entityId: id, accountId: id, after: withoutKey(row) })
          return row
        },
      }),
    ),

  /** 409 `illegal_transition` for a suspended or closed one. */
  suspend: (request: { id: number; reason: string }): Promise<Account> =>
    database.run(ALL_MERCHANTS, db => suspendAccount(db, request)),

  /** 409 `illegal_transition` for one that is not suspended. */
  resume: (id: number): Promise<Account> => database.run(ALL_MERCHANTS, db => resumeAccount(db, id)),

  /** 409 `in_use` while orders are open, `illegal_transition` for a closed one. */
  close: (id: number): Promise<Account> => database.run(ALL_MERCHANTS, db => closeAccount(db, id)),

  update: (scope: Scope, request: UpdateRequest): Promise<Account> =>
    database.run(scope, async db => {
      const key = { scope, id: request.id }
      const before = await findAccount(db, key)
      if (!before) throw notFound()
      await refuseUnknownType(db, request.typeId)
      await updateAccount(db, key, valuesOf(request))
      await advanceOnboarding(db, request.id)
      const row = await findAccount(db, key)
      if (!row) throw notFound()
      await noteIfActing(db, {
        entity: 'account',
        entityId: row.id,
        accountId: row.id,
        before: withoutKey(before),
        after: withoutKey(row),
      })
      return row
    }),
})
export type AccountService = ReturnType<typeof createAccountService>
