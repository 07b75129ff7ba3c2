import type { z } from 'zod'
import type { ServiceProviderRequest, ServiceProviderUpdateRequest } from '@sufra/shared/contracts/merchant'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { inUse, notFound, validation } from '#src/errors/errors.ts'
import { hasAccount } from '#src/modules/merchants/account/account.service.ts'
import { advanceOnboarding } from '#src/modules/merchants/account/onboarding.service.ts'
import { refuseUnknownType } from '#src/modules/merchants/business-type/business-type.service.ts'
import { noteIfActing, ownImage, ownImageKey } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import {
  deleteServiceProvider,
  findServiceProvider,
  insertServiceProvider,
  lockBrandsOf,
  updateServiceProvider,
} from './service-provider.repository.ts'
import type { ServiceProviderRow } from './service-provider.repository.ts'

export type NewServiceProvider = z.output<typeof ServiceProviderRequest>
export type ServiceProviderChange = z.output<typeof ServiceProviderUpdateRequest>

interface Surroundings {
  scope: Scope
  images: Images
}

/** Returns the account of the session; the operator names one. */
export const accountIdFor = async (db: Db, scope: Scope, accountId: number | undefined): Promise<number> => {
  if (scope.kind === 'tenant') return scope.accountId
  if (accountId === undefined) throw validation({ accountId: ['required'] })
  if (!(await hasAccount(db, { scope, id: accountId }))) throw validation({ accountId: ['not_found'] })
  return accountId
}

const valuesOf = async (
  db: Db,
  { name, logoUrl, color, typeId, phone, isActive }: Omit<NewServiceProvider, 'accountId'>,
  { scope, images }: Surroundings,
) => {
  await refuseUnknownType(db, typeId)
  const logoKey = await ownImageKey(db, { scope, images, field: 'logoUrl', url: logoUrl })
  return {
    name: JSON.stringify({ ar: name.ar, en: name.en }),
    searchKey: searchKey(`${name.en} ${name.ar}`),
    logoKey,
    color: color ?? null,
    typeId: typeId ?? null,
    phone: phone ?? null,
    isActive,
  }
}

const noteWrite = async (db: Db, { accountId, logoKey }: ServiceProviderRow): Promise<void> => {
  await ownImage(db, { accountId, key: logoKey })
  await advanceOnboarding(db, accountId)
}

export const addServiceProvider = async (
  db: Db,
  { request, accountId }: { request: NewServiceProvider; accountId: number },
  surroundings: Surroundings,
): Promise<ServiceProviderRow> => {
  const row = await insertServiceProvider(db, { accountId, ...(await valuesOf(db, request, surroundings)) })
  if (!row) throw notFound()
  await noteWrite(db, row)
  await noteIfActing(db, { entity: 'serviceProvider', entityId: row.id, accountId, after: row })
  return row
}

export const changeServiceProvider = async (
  db: Db,
  request: ServiceProviderChange,
  surroundings: Surroundings,
): Promise<ServiceProviderRow> => {
  const key = { scope: surroundings.scope, id: request.id }
  const values = await valuesOf(db, request, surroundings)
  const before = await findServiceProvider(db, key)
  const row = await updateServiceProvider(db, key, values)
  if (!row) throw notFound()
  await noteWrite(db, row)
  const { id: entityId, accountId } = row
  await noteIfActing(db, { entity: 'serviceProvider', entityId, accountId, before, after: row })
  return row
}

/** 409 `in_use` for the only brand, and, by foreign keys, for one with present or former records. */
export const removeServiceProvider = async (
  db: Db,
  key: { scope: Scope; id: number },
): Promise<ServiceProviderRow> => {
  const row = await findServiceProvider(db, key)
  if (!row) throw notFound()
  const { id: entityId, accountId } = row
  const brands = await lockBrandsOf(db, accountId)
  if (!brands.includes(row.id)) throw notFound()
  if (brands.length === 1) throw inUse({ Id: ['only_brand'] })
  await deleteServiceProvider(db, row)
  await noteIfActing(db, { entity: 'serviceProvider', entityId, accountId, before: row })
  return row
}
