import type { z } from 'zod'
import { ShiftNote } from '@sufra/shared/contracts/shift'
import type {
  BranchShift,
  CloseShiftRequest,
  ShiftList,
  ShiftNoteRequest,
  ShiftPage,
} from '@sufra/shared/contracts/shift'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, shiftIsOpen } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { dayEndOf } from '#src/modules/merchants/merchants.ts'
import { closeShift, handleForgottenShifts, CLOSE_FORGOTTEN } from './close-shift.ts'
import { presentNote, presentRow, presentShift } from './present-shift.ts'
import { findNote, insertNote, markDone } from './shift-note.repository.ts'
import type { NoteEntry } from './shift-note.repository.ts'
import { presentPage, readNow, readPage, readShift, refusePastNote } from './shift-reading.ts'
import { countClosed, listClosed, findOpenShifts, insertShift } from './shift.repository.ts'

const HOUR_MS = 60 * 60_000
// The team cleans and counts after the last customer.
const AFTER_DAY_MS = 2 * HOUR_MS
// A branch that never closes has no end of day.
const LONGEST_MS = 12 * HOUR_MS

const closesAt = (now: Date, dayEnd: Date | null): Date =>
  new Date(dayEnd ? dayEnd.getTime() + AFTER_DAY_MS : now.getTime() + LONGEST_MS)

/** 409 `already_exists` with the open shift, also for the later of two concurrent calls. */
const openShift = async (
  db: Db,
  { accountId, branchIds, userId }: MerchantSession,
  branchId: number,
): Promise<number> => {
  const scope = tenant(accountId)
  const now = new Date()
  const end = closesAt(now, await dayEndOf(db, { scope, branchIds, id: branchId, now }))
  const values = { accountId, branchId, openedAt: now, openedBy: userId, closesAt: end }
  const inserted = await insertShift(db, values)
  if (!inserted) {
    const [open] = await findOpenShifts(db, { scope, branchIds: [branchId] })
    throw shiftIsOpen(open ? presentShift(open) : undefined)
  }
  await enqueue(db, CLOSE_FORGOTTEN, { payload: { accountId, shiftId: inserted.id }, runAt: end })
  return inserted.id
}

/** 404 and 403 as for its shift. */
const readNote = async (db: Db, session: MerchantSession, id: number): Promise<NoteEntry> => {
  const entry = await findNote(db, { scope: tenant(session.accountId), id })
  if (!entry) throw notFound()
  refuseOtherBranch(session, entry.note.branchId)
  return entry
}

const shownNote = async (db: Db, session: MerchantSession, id: number): Promise<ShiftNote> => {
  const entry = await readNote(db, session, id)
  return presentNote(entry, entry.note.shiftId)
}

export const createShiftService = (foundation: Pick<Foundation, 'database' | 'jobs'>) => {
  const { database } = foundation
  handleForgottenShifts(foundation)
  const run = <Result>({ accountId, userId }: MerchantSession, work: (db: Db) => Promise<Result>) =>
    database.run(tenant(accountId, userId), work)

  return {
    now: (session: MerchantSession, branchId: number): Promise<BranchShift[]> =>
      run(session, db => readNow(db, session, branchId)),

    page: (session: MerchantSession, id: number): Promise<ShiftPage> =>
      run(session, db => readPage(db, session, id)),

    list: async (
      session: MerchantSession,
      { BranchId, ...query }: PageRequest & { BranchId: number },
    ): Promise<ShiftList> => {
      const branchIds = BranchId ? [BranchId] : session.branchIds
      const filter = { scope: tenant(session.accountId), branchIds }
      return run(session, async db =>
        pageAnswer(query, {
          rows: (await listClosed(db, filter, sliceOf(query))).map(presentRow),
          totalCount: await countClosed(db, filter),
        }),
      )
    },

    open: (session: MerchantSession, branchId: number): Promise<ShiftPage> =>
      run(session, async db => readPage(db, session, await openShift(db, session, branchId))),

    /** 409 `illegal_transition` with the page of a closed shift. */
    close: (
      session: MerchantSession,
      { shiftId: id, countedCash = null }: z.output<typeof CloseShiftRequest>,
    ): Promise<ShiftPage> =>
      run(session, async db => {
        const { accountId, userId: closedBy } = session
        await readShift(db, session, id)
        const isClosed = await closeShift(db, { accountId, id, closedBy, countedCash })
        const page = await presentPage(db, await readShift(db, session, id), session)
        if (!isClosed) throw illegalTransition(page)
        return page
      }),

    /** Idempotent per `key`. 409 `illegal_transition` for a closed shift, whose page is the handover. */
    addNote: (
      { session, key }: { session: MerchantSession; key: string | undefined },
      request: z.output<typeof ShiftNoteRequest>,
    ): Promise<ShiftNote> =>
      run(session, async db => {
        const { shift } = await readShift(db, session, request.shiftId)
        const { accountId, branchId, closedAt } = shift
        return runIdempotently(db, {
          accountId,
          route: 'Shift/AddNote',
          key,
          body: request,
          answer: ShiftNote,
          work: async () => {
            if (closedAt) throw illegalTransition(undefined)
            const by = { at: new Date(), byUserId: session.userId }
            return shownNote(db, session, await insertNote(db, { ...request, accountId, branchId, ...by }))
          },
        })
      }),

    /** 403 for a note that the reader's pages do not show. */
    setNoteDone: (
      session: MerchantSession,
      { noteId: id, isDone }: { noteId: number; isDone: boolean },
    ): Promise<ShiftNote> =>
      run(session, async db => {
        const { accountId, userId: doneBy } = session
        await refusePastNote(db, await readNote(db, session, id), session)
        await markDone(db, { accountId, id }, isDone ? { doneAt: new Date(), doneBy } : null)
        return shownNote(db, session, id)
      }),
  }
}
export type ShiftService = ReturnType<typeof createShiftService>
