/** The built-in roles, for remote.config.mjs files: plain data, because configuration files import nothing of ours but tooling. */
export const MERCHANT_ROLES = ['Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom']
export const OFFICE_ROLES = ['SuperAdmin', 'Admin']
export const OPERATOR_ROLES = ['SuperAdmin']
