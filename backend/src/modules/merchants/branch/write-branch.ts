import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import type { BranchRequest, BranchUpdateRequest } from '@sufra/shared/contracts/branch'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db } from '#src/database/database.ts'
import {
  alreadyExists,
  forbiddenBranch,
  forbiddenRole,
  inUse,
  notFound,
  staleVersion,
  validation,
} from '#src/errors/errors.ts'
import { noteIfActing } from '#src/modules/infrastructure/infrastructure.ts'
import { advanceOnboarding } from '#src/modules/merchants/account/onboarding.service.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/service-provider/service-provider.service.ts'
import { appendChanges } from './branch-change.repository.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import { NO_OVERRIDE, findBranch, insertBranches, takenCodes, updateBranch } from './branch.repository.ts'
import type { BranchRow } from './branch.repository.ts'
import { publishStates } from './change-state.ts'
import type { StateActor } from './state-change.ts'
import { presentBranch } from './present-branch.ts'

export type NewBranch = z.output<typeof BranchRequest>
export type BranchUpdate = z.output<typeof BranchUpdateRequest>

export interface BranchWriter extends StateActor {
  permissions: readonly Permission[]
}

/** 404 for a branch outside the scope. */
export const readBranch = async (
  db: Db,
  { scope }: Pick<StateActor, 'scope'>,
  id: number,
): Promise<BranchRow> => {
  const row = await findBranch(db, { scope, id })
  if (!row) throw notFound()
  return row
}

// Undefined fields stay unchanged.
const valuesOf = ({ name, district, address, code, ...rest }: NewBranch) => ({
  serviceProviderId: rest.serviceProviderId,
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  phone: rest.phone,
  city: rest.city,
  district: district || null,
  address: address || null,
  code: code === undefined ? undefined : code || null,
  lat: rest.lat,
  lng: rest.lng,
  prepMinutes: rest.prepMinutes,
  isActive: rest.isActive,
  hours: rest.hours,
  dayStartHour: rest.dayStartHour,
  specialHours: rest.specialHours,
  ramadanHours: rest.ramadanHours,
  acceptance: rest.acceptance,
})
type Values = ReturnType<typeof valuesOf>

const HOURS: ReadonlySet<string> = new Set(['hours', 'specialHours', 'ramadanHours', 'dayStartHour'])

const differencesOf = (row: BranchRow, values: Values): string[] => {
  const before = new Map<string, unknown>(Object.entries(row))
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined || isDeepStrictEqual(value, before.get(key)) ? [] : key,
  )
}

const unknownBrand = () => validation({ serviceProviderId: ['not_found'] })

/** Returns the owner of a brand, if the writer may add branches to it. A user limited to some branches may not. */
export const brandOwner = async (
  db: Db,
  { scope, branchIds }: StateActor,
  serviceProviderId: number,
): Promise<number> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw unknownBrand()
  if (branchIds.length > 0) throw forbiddenBranch()
  return accountId
}

const checkCode = async (
  db: Db,
  { accountId, code, except }: { accountId: number; code?: string | null; except?: number },
): Promise<void> => {
  if (!code) return
  const taken = await takenCodes(db, { accountId, codes: [code], except })
  if (taken.length > 0) throw alreadyExists({ code: ['branch_code_taken'] })
}

const note = (rows: BranchRow[], kinds: BranchChange['kind'][], { now, userId }: StateActor) =>
  rows.flatMap(({ accountId, id }) =>
    kinds.map(kind => ({
      accountId,
      branchId: id,
      at: now,
      kind,
      byUserId: userId,
      source: 'user' as const,
    })),
  )

/** Inserts branches of one brand that the caller has checked. 403 `plan_limit_reached`. */
export const insertAll = async (
  db: Db,
  { accountId, requests, writer }: { accountId: number; requests: NewBranch[]; writer: StateActor },
  neighbours: BranchDependencies,
): Promise<BranchRow[]> => {
  await neighbours.checkPlanLimit(db, { accountId, key: 'branches', adding: requests.length })
  const rows = await insertBranches(
    db,
    requests.map(request => ({ accountId, ...valuesOf(request) })),
  )
  await appendChanges(db, note(rows, ['Added'], writer))
  await advanceOnboarding(db, accountId)
  await publishStates(db, rows, neighbours)
  return rows
}

/** Inserts a branch of a brand that the caller has checked. 409 `already_exists` on `code`. */
export const addBranch = async (
  db: Db,
  { request, accountId, writer }: { request: NewBranch; accountId: number; writer: BranchWriter },
  neighbours: BranchDependencies,
): Promise<BranchRow> => {
  await checkCode(db, { accountId, code: request.code })
  const [row] = await insertAll(db, { accountId, requests: [request], writer }, neighbours)
  if (!row) throw notFound()
  return row
}

const kindsOf = (differences: string[], { isActive }: Values): BranchChange['kind'][] => {
  const others = differences.filter(key => key !== 'isActive' && !HOURS.has(key))
  return [
    ...(differences.includes('isActive') ? [isActive ? ('Enabled' as const) : ('Disabled' as const)] : []),
    ...(differences.some(key => HOURS.has(key)) ? ['Hours' as const] : []),
    ...(others.length > 0 ? ['Edited' as const] : []),
  ]
}

const checkUpdate = async (
  db: Db,
  { request, writer, row }: { request: BranchUpdate; writer: BranchWriter; row: BranchRow },
): Promise<void> => {
  const { scope } = writer
  const { accountId, rowVersion } = row
  if (request.rowVersion !== undefined && request.rowVersion !== rowVersion)
    throw staleVersion(presentBranch(row, writer.now))
  const owner = await ownerOfServiceProvider(db, { scope, id: request.serviceProviderId })
  // The operator sees every brand, but the brand must belong to this branch's merchant.
  if (owner !== accountId) throw unknownBrand()
  await checkCode(db, { accountId, code: request.code, except: row.id })
}

/**
 * 409 `stale_version` with the current branch; 403 when more than hours differs and the caller may change
 * hours only.
 */
const pick = (row: object, keys: string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key === 'name' || keys.includes(key)))

export const changeBranch = async (
  db: Db,
  { request, writer }: { request: BranchUpdate; writer: BranchWriter },
  neighbours: BranchDependencies,
): Promise<BranchRow> => {
  const { scope, permissions } = writer
  const row = await readBranch(db, writer, request.id)
  await checkUpdate(db, { request, writer, row })
  const values = valuesOf(request)
  const differences = differencesOf(row, values)
  const isMoreThanHours = differences.some(key => !HOURS.has(key))
  if (isMoreThanHours && !permissions.includes('branches.manage')) throw forbiddenRole()
  const changed = await updateBranch(db, { scope, id: request.id }, values)
  if (!changed) throw notFound()
  await appendChanges(db, note([changed], kindsOf(differences, values), writer))
  await advanceOnboarding(db, row.accountId)
  await publishStates(db, [changed], neighbours)
  if (differences.length > 0)
    await noteIfActing(db, {
      entity: 'branch',
      entityId: changed.id,
      accountId: changed.accountId,
      before: pick(row, differences),
      after: pick(changed, differences),
    })
  return changed
}

/** 409 `in_use` while orders are open there. Orders, history and the people's limits stay. */
export const removeBranch = async (
  db: Db,
  { id, writer }: { id: number; writer: BranchWriter },
  neighbours: BranchDependencies,
): Promise<BranchRow> => {
  const { accountId } = await readBranch(db, writer, id)
  const open = await neighbours.countOpenOrders(db, { accountId, branchId: id })
  if (open > 0) throw inUse({ Id: [`branch_has_open_orders:${open}`] })
  await neighbours.disconnect(db, { accountId, branchId: id })
  const gone = { ...NO_OVERRIDE, isActive: false, deletedAt: writer.now }
  const row = await updateBranch(db, { scope: writer.scope, id }, gone)
  if (!row) throw notFound()
  await appendChanges(db, note([row], ['Deleted'], writer))
  await publishStates(db, [row], neighbours)
  return row
}
