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
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

const ALL_DAY_EVERY_DAY: HoursPeriod[] = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
  dayOfWeek,
  from: '00:00',
  to: '00:00',
}))

export const branch = pgTable(
  'branch',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    district: text('district'),
    phone: text('phone'),
    address: text('address'),
    prepMinutes: integer('prep_minutes').notNull().default(20),
    autoStartPreparing: boolean('auto_start_preparing').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    timeZone: text('time_zone').notNull().default('Asia/Riyadh'),
    hours: jsonb('hours').$type<HoursPeriod[]>().notNull().default(ALL_DAY_EVERY_DAY),
    overrideKind: text('override_kind').$type<'Busy' | 'Paused'>(),
    overrideUntil: timestamp('override_until', { withTimezone: true, mode: 'date' }),
    busyMinutes: integer('busy_minutes'),
    overrideReason: text('override_reason'),
    /** what happens while nobody touches a new order; null until somebody sets it */
    escalation: jsonb('escalation').$type<EscalationSettings>(),
    rowVersion: integer('row_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    index('branch_of_provider').on(table.accountId, table.serviceProviderId),
  ],
)
