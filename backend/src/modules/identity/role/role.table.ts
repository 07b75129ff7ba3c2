import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Permission } from '@sufra/shared/contracts/permission'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Custom roles of merchants. The built-in ones are in code and have the ids 1 to 5. */
export const role = pgTable(
  'role',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity({ startWith: 101 }),
    name: text('name').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.id] })],
)
