import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { USUAL_DAY_START } from '@sufra/shared/contracts/hours'
import { NO_POLICY } from '@sufra/shared/contracts/state-choices'
import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import type { RamadanHours, SpecialDay } from '@sufra/shared/contracts/branch-schedule'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

const ALL_DAY_EVERY_DAY: HoursPeriod[] = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
  dayOfWeek,
  from: '00:00',
  to: '00:00',
}))

/** A pause on one platform with its own end. */
export interface ChannelPause {
  channelId: number
  /** ISO 8601; null until somebody opens it */
  until: string | null
  /** ISO 8601 */
  at: string
  by: number | null
  reason: string | null
}

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
    /** the merchant's own code in other systems */
    code: text('code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    prepMinutes: integer('prep_minutes').notNull().default(20),
    autoStartPreparing: boolean('auto_start_preparing').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    timeZone: text('time_zone').notNull().default('Asia/Riyadh'),
    /** hour at which its business day begins: earlier sales count for the day before */
    dayStartHour: smallint('day_start_hour').notNull().default(USUAL_DAY_START),
    hours: jsonb('hours').$type<HoursPeriod[]>().notNull().default(ALL_DAY_EVERY_DAY),
    specialHours: jsonb('special_hours').$type<SpecialDay[]>().notNull().default([]),
    ramadanHours: jsonb('ramadan_hours').$type<RamadanHours>(),
    acceptance: jsonb('acceptance').$type<AcceptancePolicy>().notNull().default(NO_POLICY),
    overrideKind: text('override_kind').$type<'Busy' | 'Paused'>(),
    overrideUntil: timestamp('override_until', { withTimezone: true, mode: 'date' }),
    busyMinutes: integer('busy_minutes'),
    overrideReason: text('override_reason'),
    /** escalation of untouched new orders; null: not set */
    escalation: jsonb('escalation').$type<EscalationSettings>(),
    /** the only busy platforms; null for all. Pauses of platforms are in `channelPauses` */
    overrideChannelIds: integer('override_channel_ids').array(),
    overrideAt: timestamp('override_at', { withTimezone: true, mode: 'date' }),
    /** null when automatic */
    overrideBy: integer('override_by'),
    channelPauses: jsonb('channel_pauses').$type<ChannelPause[]>().notNull().default([]),
    /** of the platform pause that ends first; null without an end */
    channelPauseEndsAt: timestamp('channel_pause_ends_at', { withTimezone: true, mode: 'date' }),
    /** a deleted branch keeps its orders and its history */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
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
    check('branch_day_start_hour', sql`${table.dayStartHour} between 0 and 8`),
    index('branch_of_provider').on(table.accountId, table.serviceProviderId),
    uniqueIndex('branch_code')
      .on(table.accountId, table.code)
      .where(sql`${table.deletedAt} is null`),
    index('branch_state_end')
      .on(table.overrideUntil)
      .where(sql`${table.overrideUntil} is not null`),
    index('branch_channel_pause_end')
      .on(table.channelPauseEndsAt)
      .where(sql`${table.channelPauseEndsAt} is not null`),
  ],
)

/** A pause or busy time in storable form. */
export interface KeptOverride {
  overrideKind: 'Busy' | 'Paused' | null
  overrideUntil: string | null
  busyMinutes: number | null
  overrideReason: string | null
  overrideChannelIds: number[] | null
  overrideAt: string | null
  overrideBy: number | null
}

/** A change of a branch's state in storable form: before and after. */
export interface StateTrace {
  branchId: number
  before: KeptOverride
  after: KeptOverride
}
