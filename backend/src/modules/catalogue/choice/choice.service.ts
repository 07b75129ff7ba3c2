import type { z } from 'zod'
import { Choice } from '@sufra/shared/contracts/choice'
import type { ChoiceListQuery } from '@sufra/shared/contracts/choice'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { searchKeysOf } from '#src/modules/catalogue/search-words/search-words.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  choiceNames,
  countChoices,
  findChoice,
  holdChoiceNames,
  holdChoices,
  listChoices,
} from './choice.repository.ts'
import type { ChoiceRow } from './choice.repository.ts'
import { presentChoice, presentChoices } from './present-choice.ts'
import { addChoice, brandOwner, changeChoice, removeChoice } from './write-choice.ts'
import type { ChoiceChange, Editor, NewChoice } from './write-choice.ts'

export { refuseEqualGroupNames } from './equal-group-names.ts'
export { areIdsSound, assignOptionIds } from './option-ids.ts'
export { isAnySwitched } from './switched-options.ts'

// Filtered in memory with the common rule of searches: a brand has some dozens.
const idsLike = async (
  db: Db,
  filter: { scope: Scope; serviceProviderId: number },
  keys: string[],
): Promise<number[]> => {
  const names = await choiceNames(db, filter)
  return names.flatMap(({ id, name }) => {
    const { ar, en } = readLocalized(name)
    return keys.some(key => isFound([en, ar], searchWords(key))) ? [id] : []
  })
}

/** Publishes the availability of choices to browsers. It is passed in, because products depend on choices. */
type AnnounceChoices = (db: Db, rows: ChoiceRow[]) => Promise<void>

export const createChoiceService = ({
  database,
  announceChoices,
}: Pick<Foundation, 'database'> & { announceChoices: AnnounceChoices }) => {
  const present = async (db: Db, scope: Scope, row: ChoiceRow | undefined): Promise<Choice> => {
    const presented = row && (await presentChoice(db, scope, row))
    if (!presented) throw notFound()
    return presented
  }
  const run = (scope: Scope, work: (db: Db) => Promise<ChoiceRow | undefined>): Promise<Choice> =>
    database.run(scope, async db => present(db, scope, await work(db)))

  return {
    list: async (scope: Scope, query: z.output<typeof ChoiceListQuery>): Promise<Page<Choice>> =>
      database.run(scope, async db => {
        const all = { scope, serviceProviderId: query.ServiceProviderId }
        const keys = await searchKeysOf(db, scope, query.Search ?? '')
        const filter = keys.length > 0 ? { ...all, ids: await idsLike(db, all, keys) } : all
        const rows = await presentChoices(db, scope, await listChoices(db, filter, sliceOf(query)))
        return pageAnswer(query, { rows, totalCount: await countChoices(db, filter) })
      }),

    get: (scope: Scope, id: number): Promise<Choice> => run(scope, db => findChoice(db, { scope, id })),

    /** Idempotent per `key`. */
    add: ({ scope, key }: { scope: Scope; key: string | undefined }, request: NewChoice): Promise<Choice> =>
      database.run(scope, async db => {
        const accountId = await brandOwner(db, scope, request.serviceProviderId)
        return runIdempotently(db, {
          accountId,
          route: 'Choice/Add',
          key,
          body: request,
          answer: Choice,
          work: async () => present(db, scope, await addChoice(db, request, accountId)),
        })
      }),

    /** 403 for other prices without `menu.price`, and `forbidden_branch` when a limited caller switches an option. */
    update: (editor: Editor, request: ChoiceChange): Promise<Choice> =>
      run(editor.scope, async db => {
        const row = await changeChoice(db, request, editor)
        await announceChoices(db, [row])
        return row
      }),

    /** 409 `in_use` while a product uses it. */
    remove: (scope: Scope, id: number): Promise<Choice> => run(scope, db => removeChoice(db, { scope, id })),
  }
}
export type ChoiceService = ReturnType<typeof createChoiceService>

/** Returns those of the choices that the merchant's brand has, locked against deletion until the transaction ends. */
export const choicesOf = (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; ids: number[] },
): Promise<Set<number>> => holdChoices(db, of)

/** Returns the names of those of the choices that the brand has; they stay as they are until the transaction ends. */
export const namesOfChoices = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; ids: number[] },
): Promise<Pick<ChoiceRow, 'id' | 'name'>[]> => (of.ids.length > 0 ? holdChoiceNames(db, of) : [])
