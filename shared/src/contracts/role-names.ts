/** Every role there is, without zod, for code that runs in the browser. */
export const ROLE_NAMES = ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'] as const
export type RoleName = (typeof ROLE_NAMES)[number]
