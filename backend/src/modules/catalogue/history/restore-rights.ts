import { z } from 'zod'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenRole } from '#src/errors.ts'
import { refuseUnlessEverywhere } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranches } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import type { Past } from './past-state.repository.ts'

const PRICES = ['price', 'sizes']
const BranchIds = z.array(z.int()).catch([])

/** Whose menus they see, what they may do, and the branches that they are limited to. */
export interface Caller extends BranchLimited {
  scope: Scope
  permissions: readonly Permission[]
}

interface Restore {
  caller: Caller
  brand: { serviceProviderId: number }
  past: readonly Past[]
}

/** 403 for what takes more than `menu.edit`, and `forbidden_branch` where a category would go off sale, or on, beyond the caller's branches. */
export const refuseBeyond = async (db: Db, { caller, brand, past }: Restore): Promise<void> => {
  const touches = (columns: string[]) => past.some(({ then }) => columns.some(column => column in then))
  const may = (permission: Permission) => caller.permissions.includes(permission)
  if (touches(PRICES) && !may('menu.price')) throw forbiddenRole()
  if (touches(['deleted_at']) && !may('menu.delete')) throw forbiddenRole()
  if (touches(['is_visible'])) await refuseUnlessEverywhere(db, { caller, brand })
  const hidden = 'hidden_branches_ids'
  for (const { then, now } of past.filter(row => hidden in row.then))
    refuseOtherBranches(caller, {
      before: BranchIds.parse(now[hidden]),
      after: BranchIds.parse(then[hidden]),
    })
}
