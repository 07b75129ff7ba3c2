import type { CannedAnswer, CannedAnswerRequest } from '@sufra/shared/contracts/ticket'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { alreadyExists, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  deleteAnswer,
  findByShortcut,
  insertAnswer,
  listAnswers,
  updateAnswer,
} from './canned-answer.repository.ts'

const taken = () => alreadyExists({ shortcut: ['already_exists'] })

export const createCannedAnswerService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (): Promise<CannedAnswer[]> => database.run(ALL_MERCHANTS, listAnswers),

  /** Error: `already_exists`. */
  add: async (request: CannedAnswerRequest): Promise<CannedAnswer> => {
    const added = await database.run(ALL_MERCHANTS, db => insertAnswer(db, request))
    if (!added) throw taken()
    return added
  },

  /** Errors: `not_found`, `already_exists`. */
  update: (id: number, request: CannedAnswerRequest): Promise<CannedAnswer> =>
    database.run(ALL_MERCHANTS, async db => {
      const other = await findByShortcut(db, request.shortcut)
      if (other && other.id !== id) throw taken()
      const updated = await updateAnswer(db, id, request)
      if (!updated) throw notFound()
      return updated
    }),

  /** Error: `not_found`. */
  remove: async (id: number): Promise<void> => {
    if (!(await database.run(ALL_MERCHANTS, db => deleteAnswer(db, id)))) throw notFound()
  },
})
export type CannedAnswerService = ReturnType<typeof createCannedAnswerService>
