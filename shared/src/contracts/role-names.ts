/** All roles, without zod, for code that runs in the browser. */
export const ROLE_NAMES = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** Roles that may pause a branch or set it busy, given the permission. */
export const BRANCH_KEEPERS = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Custom'] as const
