import type { BranchShift, ShiftPage } from '@sufra/shared/contracts/shift'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { forbiddenRole, notFound } from '#src/errors/errors.ts'
import { branchesNow } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { readFacts } from './page/read-facts.ts'
import { presentNote, presentShift } from './present-shift.ts'
import { countWaiting, listNotes } from './shift-note.repository.ts'
import type { NoteEntry } from './shift-note.repository.ts'
import { findLastClosed, findOpenShifts, findPreviousId, findShift } from './shift.repository.ts'
import type { ShiftEntry } from './shift.repository.ts'

export type Reader = Pick<MerchantSession, 'accountId' | 'branchIds' | 'permissions'>

/** 404 for a shift of another account, 403 `forbidden_branch` for another branch. */
export const readShift = async (
  db: Db,
  { accountId, branchIds }: Pick<Reader, 'accountId' | 'branchIds'>,
  id: number,
): Promise<ShiftEntry> => {
  const entry = await findShift(db, { scope: tenant(accountId), id })
  if (!entry) throw notFound()
  refuseOtherBranch({ branchIds }, entry.shift.branchId)
  return entry
}

const readsAll = ({ permissions }: Reader): boolean => permissions.includes('dashboard.history')

// Everybody of the branch may read the open shift and the last handover.
const refusePast = async (db: Db, { shift }: ShiftEntry, reader: Reader): Promise<void> => {
  if (shift.closedAt === null || readsAll(reader)) return
  const branchIds = [shift.branchId]
  const [last] = await findLastClosed(db, { scope: tenant(shift.accountId), branchIds })
  if (last?.shift.id !== shift.id) throw forbiddenRole()
}

/** 403 for a note on none of the reader's pages: an older shift may have handed it on to a newer one. */
export const refusePastNote = async (db: Db, { note }: NoteEntry, reader: Reader): Promise<void> => {
  if (readsAll(reader)) return
  const of = { scope: tenant(note.accountId), branchIds: [note.branchId] }
  for (const { shift } of [...(await findOpenShifts(db, of)), ...(await findLastClosed(db, of))]) {
    const shown = await listNotes(db, shift)
    if (shown.some(each => each.note.id === note.id)) return
  }
  throw forbiddenRole()
}

/** Returns the page of one shift; an open one has the present facts. */
export const presentPage = async (db: Db, entry: ShiftEntry, reader: Reader): Promise<ShiftPage> => {
  const { shift } = entry
  const { accountId, branchId, openedAt: from } = shift
  const facts = shift.facts ?? (await readFacts(db, { accountId, branchId, from, to: new Date() }, shift))
  const notes = await listNotes(db, shift)
  const isPreviousTheirs = shift.closedAt === null || readsAll(reader)
  return {
    shift: presentShift(entry),
    facts,
    notes: notes.map(each => presentNote(each, shift.id)),
    countedCash: shift.countedCash,
    previousId: isPreviousTheirs ? await findPreviousId(db, entry) : null,
  }
}

export const readPage = async (db: Db, reader: Reader, id: number): Promise<ShiftPage> => {
  const entry = await readShift(db, reader, id)
  await refusePast(db, entry, reader)
  return presentPage(db, entry, reader)
}

/** `branchId` 0: all branches of the reader. */
export const readNow = async (
  db: Db,
  { accountId, branchIds: own }: Reader,
  branchId: number,
): Promise<BranchShift[]> => {
  const scope = tenant(accountId)
  const wanted = branchId ? [branchId] : own
  const branches = await branchesNow(db, { scope, branchIds: wanted, now: new Date() })
  if (branchId && branches.length === 0) throw notFound()
  const of = { scope, branchIds: branches.map(({ id }) => id) }
  const open = await findOpenShifts(db, of)
  const closed = await findLastClosed(db, of)
  const waiting = await countWaiting(db, of)
  const ofBranch = (entries: ShiftEntry[], id: number) => {
    const found = entries.find(({ shift }) => shift.branchId === id)
    return found ? presentShift(found) : null
  }
  return branches.map(({ id, name }) => ({
    branchId: id,
    branchName: name,
    waitingNotes: waiting.get(id) ?? 0,
    shift: ofBranch(open, id),
    lastClosed: ofBranch(closed, id),
  }))
}
