import type { Shift, ShiftNote, ShiftRow } from '@sufra/shared/contracts/shift'
import type { NoteEntry } from './shift-note.repository.ts'
import type { ShiftEntry } from './shift.repository.ts'

export const presentShift = ({ shift, branchName, ...names }: ShiftEntry): Shift => ({
  id: shift.id,
  branchId: shift.branchId,
  branchName,
  openedAt: shift.openedAt.toISOString(),
  openedBy: names.openedByName ?? '',
  closedAt: shift.closedAt?.toISOString() ?? null,
  closedBy: names.closedByName,
  isClosedByClock: shift.closedAt !== null && shift.closedBy === null,
  closesByItselfAt: shift.closesAt.toISOString(),
})

export const presentRow = (entry: ShiftEntry): ShiftRow => {
  const { facts, countedCash } = entry.shift
  return {
    ...presentShift(entry),
    orders: facts?.orders.count ?? 0,
    sales: facts?.orders.sales ?? 0,
    countedCash,
    expectedCash: facts?.cash?.expected ?? null,
  }
}

/** Returns a note for the page of one shift. */
export const presentNote = ({ note, byName, doneByName }: NoteEntry, shiftId: number): ShiftNote => ({
  id: note.id,
  at: note.at.toISOString(),
  byName: byName ?? '',
  text: note.text,
  isForNext: note.isForNext,
  isFromBefore: note.shiftId !== shiftId,
  doneAt: note.doneAt?.toISOString() ?? null,
  doneBy: doneByName,
})
