import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from './database.ts'

/** The first wall between merchants: limits a query to the caller's own account. The operator sees all. */
export const ownRows = (scope: Scope, accountId: PgColumn): SQL | undefined =>
  scope.kind === 'tenant' ? eq(accountId, scope.accountId) : undefined
