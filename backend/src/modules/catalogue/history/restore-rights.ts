import { z } from 'zod'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole } from '#src/errors/errors.ts'
import { refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranches } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import type { Columns, PastState } from './past-state.repository.ts'

const PRICES = ['price', 'sizes']
const BranchIds = z.array(z.int()).catch([])
const Options = z.array(z.object({ id: z.int(), price: z.number() })).catch([])
const Groups = z.array(z.object({ id: z.int(), options: Options })).catch([])

/** The caller's scope, permissions and branch limits. */
export interface Caller extends BranchLimited {
  scope: Scope
  permissions: readonly Permission[]
}

interface Restore {
  caller: Caller
  brand: { serviceProviderId: number }
  past: readonly PastState[]
}

// Covers the options of a choice and of a product's own groups.
const optionPrices = ({ options, modifiers }: Columns): Map<string, number> =>
  new Map(
    [{ id: 0, options: Options.parse(options) }, ...Groups.parse(modifiers)].flatMap(group =>
      group.options.map(({ id, price }) => [`${group.id}/${id}`, price]),
    ),
  )

// As for manual changes, a free option that returns changes no price.
const changesOptionPrices = ({ then, now }: PastState): boolean => {
  const prices = optionPrices(now)
  return [...optionPrices(then)].some(([option, price]) => (prices.get(option) ?? 0) !== price)
}

/**
 * 403 for changes that need more than `menu.edit`, and `forbidden_branch` when a category would go on or off
 * sale beyond the caller's branches.
 */
export const refuseBeyond = async (db: Db, { caller, brand, past }: Restore): Promise<void> => {
  const touches = (columns: string[]) => past.some(({ then }) => columns.some(column => column in then))
  const may = (permission: Permission) => caller.permissions.includes(permission)
  const changesPrices = touches(PRICES) || past.some(changesOptionPrices)
  if (changesPrices && !may('menu.price')) throw forbiddenRole()
  if (touches(['deleted_at']) && !may('menu.delete')) throw forbiddenRole()
  if (touches(['is_visible'])) await refuseUnlessEverywhere(db, { caller, brand })
  const hidden = 'hidden_branches_ids'
  for (const { then, now } of past.filter(row => hidden in row.then))
    refuseOtherBranches(caller, {
      before: BranchIds.parse(now[hidden]),
      after: BranchIds.parse(then[hidden]),
    })
}
