import type { z } from 'zod'
import { BusinessType } from '@sufra/shared/contracts/account'
import type {
  BusinessTypeListQuery,
  BusinessTypeRequest,
  BusinessTypeUpdateRequest,
} from '@sufra/shared/contracts/account'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Localized, Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { inUse, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteAct, runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  insertBusinessType,
  insertMissingTypes,
  isTypeUsed,
  listBusinessTypes,
  lockBusinessType,
  updateBusinessType,
} from './business-type.repository.ts'
import type { BusinessTypeRow } from './business-type.repository.ts'

/** Adds Sufra's own business types; idempotent, so it runs at every start. */
export const addBusinessTypes = async (db: Db, types: BusinessType[]): Promise<void> => {
  await insertMissingTypes(db, types)
}

/**
 * `validation_failed` on `typeId` for an unknown type. Locks the type against deletion until the transaction
 * ends.
 */
export const refuseUnknownType = async (db: Db, typeId: number | null | undefined): Promise<void> => {
  if (typeId && !(await lockBusinessType(db, typeId, 'key share')))
    throw validation({ typeId: ['not_found'] })
}

const columnsOf = ({ name, icon, index }: z.output<typeof BusinessTypeRequest>) => ({
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  icon,
  index,
})

const found = (row: BusinessTypeRow | undefined): BusinessType => {
  if (!row) throw notFound()
  return row
}

const isLike = ({ ar, en }: Localized, wanted: string): boolean => searchKey(`${ar} ${en}`).includes(wanted)

/** Service of business types, which the operator manages for all merchants. */
export const createBusinessTypeService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (query: z.output<typeof BusinessTypeListQuery>): Promise<Page<BusinessType>> => {
    const wanted = searchKey(query.Search ?? '').trim()
    // Filtered in memory: there is about a dozen, and only the operator adds to them.
    const all = await database.run(ALL_MERCHANTS, listBusinessTypes)
    const rows = all.filter(({ name }) => isLike(readLocalized(name), wanted))
    const { limit, offset } = sliceOf(query)
    return pageAnswer(query, { rows: rows.slice(offset, offset + limit), totalCount: rows.length })
  },

  get: async (id: number): Promise<BusinessType> => {
    const all = await database.run(ALL_MERCHANTS, listBusinessTypes)
    return found(all.find(each => each.id === id))
  },

  /** Idempotent per `key`. */
  add: (request: z.output<typeof BusinessTypeRequest>, key: string | undefined): Promise<BusinessType> =>
    database.run(ALL_MERCHANTS, db =>
      runIdempotently(db, {
        accountId: null,
        route: 'Type/Add',
        key,
        body: request,
        answer: BusinessType,
        work: async () => {
          const after = found(await insertBusinessType(db, columnsOf(request)))
          await noteAct(db, { entity: 'type', entityId: after.id, after })
          return after
        },
      }),
    ),

  update: async ({ id, ...rest }: z.output<typeof BusinessTypeUpdateRequest>): Promise<BusinessType> =>
    database.run(ALL_MERCHANTS, async db => {
      const before = found(await lockBusinessType(db, id, 'update'))
      const after = found(await updateBusinessType(db, id, columnsOf(rest)))
      await noteAct(db, { entity: 'type', entityId: id, before, after })
      return after
    }),

  /** 409 `in_use` while a merchant or a brand has this type. */
  remove: async (id: number): Promise<BusinessType> =>
    database.run(ALL_MERCHANTS, async db => {
      const row = found(await lockBusinessType(db, id, 'update'))
      if (await isTypeUsed(db, id)) throw inUse()
      await updateBusinessType(db, id, { deletedAt: new Date() })
      await noteAct(db, { entity: 'type', entityId: id, before: row })
      return row
    }),
})
export type BusinessTypeService = ReturnType<typeof createBusinessTypeService>
