import type { Choice } from '@sufra/shared/contracts/choice'
import type { Db, Scope } from '#src/database/database.ts'
import { countCarriers } from './carriers.repository.ts'
import type { ChoiceRow } from './choice.repository.ts'

/** Returns choices in the format of the API, with the number of products of each. */
export const presentChoices = async (db: Db, scope: Scope, rows: ChoiceRow[]): Promise<Choice[]> => {
  const totals = await countCarriers(db, { scope, choiceIds: rows.map(({ id }) => id) })
  return rows.map(row => ({
    ...row,
    productCount: totals.get(row.id) ?? 0,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export const presentChoice = async (db: Db, scope: Scope, row: ChoiceRow): Promise<Choice | undefined> =>
  (await presentChoices(db, scope, [row]))[0]
