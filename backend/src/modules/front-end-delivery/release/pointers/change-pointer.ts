import type { z } from 'zod'
import type { PointerAnswer } from '@sufra/shared/contracts/release'
import type { PointerRequest } from '@sufra/shared/contracts/release-control'
import type { Db } from '#src/database/database.ts'
import { AppError, notFound, staleVersion, approvalNeeded } from '#src/errors/errors.ts'
import { noteIfActing, broadcastEphemeralEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { findApproval } from '#src/modules/front-end-delivery/release/approval.repository.ts'
import { presentApproval } from '#src/modules/front-end-delivery/release/registry/present-approval.ts'
import { refuseBeyond } from '../approvals/beyond-limits.ts'
import type { Actor } from '../tokens/caller.ts'
import { versionsOf } from '../registry/channel-view.ts'
import { refuseCollisions } from '../registry/claims.ts'
import { insertChange } from '../history.repository.ts'
import type { Move } from './move-pointer.ts'
import { presentPointer } from '../registry/present-registry.ts'
import {
  findLiveVersions,
  findPointers,
  findVersion,
  lockRevision,
  raiseRevision,
  savePointer,
} from '../release.repository.ts'
import type { Pointer } from '../release.repository.ts'

// Throws `approval_needed` for a version whose approval is waiting or refused.
const refuseUnapproved = async (db: Db, version: { name: string; version: string }): Promise<void> => {
  const row = await findApproval(db, version)
  if (row && row.state !== 'approved') throw approvalNeeded(presentApproval(row))
}

export type ChangeRequest = z.output<typeof PointerRequest> & Actor

/** The pointer to change, and all pointers. */
export interface PointerState {
  current: Pointer | undefined
  pointers: Pointer[]
}

type Rules = PointerState & Pick<Actor, 'limits'>

// A version that a pointer newly names has to exist and to be approved. Its claims must not collide with
// other remotes in the same channels, nor exceed the caller's limits.
const refuseNewcomer = async (
  db: Db,
  { name, channel, version }: Pick<Pointer, 'name' | 'channel'> & { version: string },
  { current, pointers, limits }: Rules,
): Promise<void> => {
  if (versionsOf(current).includes(version)) return
  const row = await findVersion(db, name, version)
  if (!row) throw notFound()
  refuseBeyond(row.contract, limits)
  await refuseUnapproved(db, row)
  refuseCollisions(row.contract, channel, { pointers, versions: await findLiveVersions(db) })
}

const isRefused = async (refusal: Promise<void>): Promise<boolean> => {
  try {
    await refusal
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}

// Merchants get the stable version and the canary, so both are checked. The previous version is nobody's
// request, so it never blocks a change.
const allowedOf = async (db: Db, pointer: Pointer, rules: Rules): Promise<Pointer> => {
  const { previous } = pointer
  const served = { ...pointer, previous: null }
  for (const version of versionsOf(served)) await refuseNewcomer(db, { ...pointer, version }, rules)
  if (previous === null) return pointer
  return (await isRefused(refuseNewcomer(db, { ...pointer, version: previous }, rules))) ? served : pointer
}

const record = (
  db: Db,
  move: Move,
  facts: { revision: number; who: string; why?: string } & PointerState,
) => {
  const { pointer, action, from, to } = move
  const { revision, who, why = null, current } = facts
  const versions = [...new Set([...versionsOf(current), ...versionsOf(pointer)])]
  const { name, channel } = pointer
  return insertChange(db, { revision, who, why, action, name, channel, from, to, versions })
}

/**
 * Changes one pointer inside the caller's transaction. Changes run one after the other, and each adds one row
 * of history. `stale_version` when the caller expected another revision. Does nothing when `decide` returns
 * no change. A previous version that may not be served is left out.
 */
export const changePointer = async (
  db: Db,
  { name, channel, why, expectedRevision, who, limits }: ChangeRequest,
  decide: (standing: PointerState) => Promise<Move | undefined> | Move | undefined,
): Promise<PointerAnswer> => {
  const revision = await lockRevision(db)
  const pointers = await findPointers(db)
  const current = pointers.find(pointer => pointer.name === name && pointer.channel === channel)
  if (expectedRevision !== undefined && expectedRevision !== revision)
    throw staleVersion({ revision, pointer: current ? presentPointer(current) : null })
  const standing = { current, pointers }
  const move = await decide(standing)
  if (!move) {
    if (!current) throw notFound()
    return { revision, ...presentPointer(current) }
  }
  const pointer = await allowedOf(db, move.pointer, { ...standing, limits })
  await savePointer(db, pointer)
  const next = await raiseRevision(db)
  await record(db, { ...move, pointer }, { revision: next, who, why, ...standing })
  await broadcastEphemeralEvent(db, { type: 'releases.changed', revision: next })
  const after = presentPointer(pointer)
  await noteIfActing(db, {
    entity: 'release',
    entityId: `${name} ${channel}`,
    before: current && presentPointer(current),
    after: { ...after, why },
  })
  return { revision: next, ...after }
}
