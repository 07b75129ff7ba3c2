/** The built-in roles, for remote.config.mjs files, which may import only tooling. */
export const MERCHANT_ROLES = ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom']
export const OFFICE_ROLES = ['SuperAdmin', 'Admin']
export const OPERATOR_ROLES = ['SuperAdmin']
