import { z } from 'zod'

/** The built-in roles (contract 3). `SuperAdmin` is the operator; all others belong to one merchant. */
export const RoleName = z.enum(['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen'])
export type RoleName = z.infer<typeof RoleName>

export const MERCHANT_ROLES = ['Admin', 'BranchManager', 'Cashier', 'Kitchen'] as const satisfies RoleName[]
export const ALL_ROLES = ['SuperAdmin', ...MERCHANT_ROLES] as const satisfies RoleName[]
