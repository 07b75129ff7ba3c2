import type { RoleName } from '@sufra/shared/contracts/role'

export interface CardRights {
  canEdit: boolean
  canDelete: boolean
}

const RIGHTS: Partial<Record<RoleName, CardRights>> = {
  Admin: { canEdit: true, canDelete: true },
  BranchManager: { canEdit: true, canDelete: false },
}
const TOGGLE_ONLY: CardRights = { canEdit: false, canDelete: false }

/** What a role may do besides the toggle (specification#roles): cashier and kitchen have no more than that. */
export const cardRightsOf = (role: RoleName | null): CardRights =>
  role ? (RIGHTS[role] ?? TOGGLE_ONLY) : TOGGLE_ONLY
