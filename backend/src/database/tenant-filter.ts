import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from './database.ts'

/**
 * Returns the first barrier between merchants: a condition that limits a query to the caller's account. The operator
 * sees all rows.
 */
export const tenantFilter = (scope: Scope, accountId: PgColumn): SQL | undefined =>
  scope.kind === 'tenant' ? eq(accountId, scope.accountId) : undefined
