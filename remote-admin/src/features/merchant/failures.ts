/** Error codes with texts of their own here. */
export const FAILURES = ['in_use', 'not_found', 'network_error'] as const
