/** Every role there is, without zod, for code that runs in the browser. */
export const ROLE_NAMES = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'] as const
export type RoleName = (typeof ROLE_NAMES)[number]

/** Whose role may let them pause a branch, or make it busy. */
export const BRANCH_KEEPERS = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Custom'] as const
