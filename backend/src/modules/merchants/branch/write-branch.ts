import type { z } from 'zod'
import type { BranchRequest, BranchUpdateRequest } from '@sufra/shared/contracts/merchant'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { advanceOnboarding } from '#src/modules/merchants/account/onboarding.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/service-provider/service-provider.service.ts'
import { publishLiveEvent } from '#src/modules/ground/ground.ts'
import { findBranch, insertBranch, updateBranch } from './branch.repository.ts'
import type { BranchRow } from './branch.repository.ts'

export type NewBranch = z.output<typeof BranchRequest>
export type BranchChange = z.output<typeof BranchUpdateRequest>

/** Who asks: the scope, and the branches that they are limited to (empty for all). */
export interface BranchReader {
  scope: Scope
  branchIds: number[]
}

/** 404 for a branch that the scope does not see, 403 `forbidden_branch` for one beyond the caller's own. */
export const readBranch = async (
  db: Db,
  { scope, branchIds }: BranchReader,
  id: number,
): Promise<BranchRow> => {
  const row = await findBranch(db, { scope, id })
  if (!row) throw notFound()
  refuseOtherBranch({ branchIds }, id)
  return row
}

const valuesOf = ({ serviceProviderId, name, phone, city, district, address, ...rest }: NewBranch) => ({
  serviceProviderId,
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  phone,
  city,
  district: district || null,
  address: address || null,
  prepMinutes: rest.prepMinutes,
  isActive: rest.isActive,
  hours: rest.hours,
})

/** Lets the delivery platforms of branches know how these stand. The branches are told it: they know no platforms. */
export type AnnounceStoreStatus = (db: Db, branchIds: number[]) => Promise<void>

// What has to follow every write, in the same transaction.
const tell = async (db: Db, { accountId, id }: BranchRow, announce: AnnounceStoreStatus): Promise<void> => {
  await advanceOnboarding(db, accountId)
  await announce(db, [id])
  await publishLiveEvent(db, accountId, { type: 'branch.status', branchId: id })
}

const unknownBrand = () => validation({ serviceProviderId: ['not_found'] })

export const addBranch = async (
  db: Db,
  request: NewBranch,
  { scope, announce }: { scope: Scope; announce: AnnounceStoreStatus },
): Promise<BranchRow> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: request.serviceProviderId })
  if (accountId === undefined) throw unknownBrand()
  const row = await insertBranch(db, { accountId, ...valuesOf(request) })
  if (!row) throw notFound()
  await tell(db, row, announce)
  return row
}

export const changeBranch = async (
  db: Db,
  request: BranchChange,
  reader: BranchReader & { announce: AnnounceStoreStatus },
): Promise<BranchRow> => {
  const { scope, announce } = reader
  const { accountId } = await readBranch(db, reader, request.id)
  const owner = await ownerOfServiceProvider(db, { scope, id: request.serviceProviderId })
  // The operator sees every brand, and still none of another merchant can be this branch's.
  if (owner !== accountId) throw unknownBrand()
  const row = await updateBranch(db, { scope, id: request.id }, valuesOf(request))
  if (!row) throw notFound()
  await tell(db, row, announce)
  return row
}
