import type { Provided } from './shared-entry.ts'

/**
 * What was otherwise in a major of @sufra/shared that the host goes on providing (`formerMajors` of its package.json): key to
 * that major's version to its module, written over the present one. A key that is not here is given as it is now, which costs nothing.
 */
export const formerly: Record<string, Record<string, Provided>> = {}
