import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ChoiceOption } from '@sufra/shared/contracts/choice'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

/** Groups of options that many products share. */
export const choice = pgTable(
  'choice',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    name: text('name').notNull(),
    min: integer('min').notNull().default(0),
    max: integer('max').notNull().default(1),
    isRequired: boolean('is_required').notNull().default(false),
    options: jsonb('options').$type<ChoiceOption[]>().notNull().default([]),
    /** earliest snooze end of its options as ISO text, derived from them */
    optionsWakeAt: text('options_wake_at').generatedAlwaysAs(sql`earliest_snooze_end("options")`),
    rowVersion: integer('row_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('choice_of_brand')
      .on(table.accountId, table.serviceProviderId, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('choice_options_to_wake')
      .on(table.optionsWakeAt)
      .where(sql`${table.optionsWakeAt} is not null`),
  ],
)
