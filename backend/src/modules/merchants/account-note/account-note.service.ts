import type { z } from 'zod'
import { AccountNote } from '@sufra/shared/contracts/merchant-care'
import type { AccountNoteRequest, AccountNotesQuery } from '@sufra/shared/contracts/merchant-care'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteAct, runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { hasAccount } from '#src/modules/merchants/account/account.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { countNotes, deleteNote, findNote, insertNote, listNotes } from './account-note.repository.ts'
import type { NoteRow } from './account-note.repository.ts'

const present = ({ at, ...row }: NoteRow): AccountNote => ({ ...row, at: at.toISOString() })

const read = async (db: Db, id: number): Promise<NoteRow> => {
  const row = await findNote(db, id)
  if (!row) throw notFound()
  return row
}

/** Service of the operator's internal notes about merchants. */
export const createAccountNotes = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (query: z.output<typeof AccountNotesQuery>): Promise<Page<AccountNote>> =>
    database.run(ALL_MERCHANTS, async db => {
      const rows = (await listNotes(db, query.AccountId, sliceOf(query))).map(present)
      return pageAnswer(query, { rows, totalCount: await countNotes(db, query.AccountId) })
    }),

  /** Idempotent per `key`. */
  add: (
    { byUserId, key }: { byUserId: number; key: string | undefined },
    request: z.output<typeof AccountNoteRequest>,
  ): Promise<AccountNote> =>
    database.run(ALL_MERCHANTS, async db => {
      const { accountId, text } = request
      if (!(await hasAccount(db, { scope: ALL_MERCHANTS, id: accountId }))) throw notFound()
      return runIdempotently(db, {
        accountId,
        route: 'Account/AddNote',
        key,
        body: request,
        answer: AccountNote,
        work: async () => {
          const note = await read(db, await insertNote(db, { accountId, text, byUserId }))
          await noteAct(db, { entity: 'accountNote', entityId: note.id, accountId, after: { text } })
          return present(note)
        },
      })
    }),

  remove: (id: number): Promise<AccountNote> =>
    database.run(ALL_MERCHANTS, async db => {
      const note = await read(db, id)
      await deleteNote(db, id)
      const { accountId, text } = note
      await noteAct(db, { entity: 'accountNote', entityId: id, accountId, before: { text } })
      return present(note)
    }),
})
export type AccountNotes = ReturnType<typeof createAccountNotes>
