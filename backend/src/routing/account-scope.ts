import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'

/**
 * Returns the scope of a query that may name an account (0: none). The operator's query may; a merchant's account
 * always comes from the session, and a named account is ignored.
 */
export const accountScope = (scope: Scope, accountId: number): Scope =>
  scope.kind === 'platform' && accountId ? tenant(accountId) : scope
