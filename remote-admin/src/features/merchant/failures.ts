/** Refusals that have words of their own here. */
export const FAILURES = ['in_use', 'not_found', 'network_error'] as const
