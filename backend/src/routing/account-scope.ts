import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'

/**
 * Whose rows are meant by a query that may name an account (0: none). The operator's may; a merchant's account always comes
 * from the session, and what they ask for is ignored.
 */
export const accountScope = (scope: Scope, accountId: number): Scope =>
  scope.kind === 'platform' && accountId ? tenant(accountId) : scope
