import { lacksOf } from '@sufra/shared/contracts/lacks'
import type { Product } from '@sufra/shared/contracts/product'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { choicesById } from './availability/choice-options.repository.ts'
import type { ChoiceRow } from './availability/choice-options.repository.ts'
import { branchSnoozesOf } from './branch-snooze.repository.ts'
import type { BranchSnoozeRow } from './branch-snooze.repository.ts'
import type { ProductRow } from './product.repository.ts'

/** Facts besides the product's row that decide about its availability. */
export type AvailabilityFacts = Pick<Product, 'branchSnoozes' | 'lacks'>

const presentSnooze = ({ branchId, until, reason }: BranchSnoozeRow) => ({
  branchId,
  until: until?.toISOString() ?? null,
  reason,
})

// Only an excluded branch can have a snooze, so most menus need no further query.
const readSnoozes = async (db: Db, rows: ProductRow[], accountId: number): Promise<BranchSnoozeRow[]> => {
  const ids = rows.filter(row => row.excludeBranchesIds.length > 0).map(({ id }) => id)
  return ids.length > 0 ? branchSnoozesOf(db, { scope: tenant(accountId), ids }) : []
}

const readChoices = async (db: Db, rows: ProductRow[], accountId: number): Promise<ChoiceRow[]> => {
  const ids = [...new Set(rows.flatMap(({ choicesIds }) => choicesIds))]
  return ids.length > 0 ? choicesById(db, { scope: tenant(accountId), ids }) : []
}

/** Reads the facts of rows, which are all of one account. */
export const readFacts = async (
  db: Db,
  rows: ProductRow[],
): Promise<(row: ProductRow) => AvailabilityFacts> => {
  const accountId = rows[0]?.accountId ?? 0
  const snoozes = await readSnoozes(db, rows, accountId)
  const snoozesOf = new Map(snoozes.map(({ productId }): [number, BranchSnoozeRow[]] => [productId, []]))
  for (const snooze of snoozes) snoozesOf.get(snooze.productId)?.push(snooze)
  const choices = await readChoices(db, rows, accountId)
  const byId = new Map(choices.map(choice => [choice.id, choice]))
  return ({ id, modifiers, choicesIds }) => ({
    branchSnoozes: (snoozesOf.get(id) ?? []).map(presentSnooze),
    lacks: lacksOf({ modifiers, choices: choicesIds.flatMap(choiceId => byId.get(choiceId) ?? []) }),
  })
}
