import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { UndeliveredCall } from '@sufra/shared/contracts/channel-call'
import type {
  AmountDifference,
  EscalationStep,
  Order,
  OrderCharge,
  OrderHistoryEntry,
  OrderStatus,
  ProductOrder,
  ReasonCode,
} from '@sufra/shared/contracts/order'
import type { SnoozeTrace } from '#src/modules/catalogue/product/branch-snooze.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import type { StateTrace } from '#src/modules/merchants/branch/branch.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const total = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })

/** Driver as stored, with the complete phone number, which never leaves the server. */
export interface StoredDriver {
  name: string
  phone: string
  etaAt: string | null
  arrived: boolean
}

/** Fixes applied together with a rejection. */
export interface AppliedFixes {
  products: SnoozeTrace[]
  branches: StateTrace[]
}

/** The table is not named `order`, a reserved word in SQL. Amounts in SAR, VAT included. */
export const order = pgTable(
  'app_order',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    branchId: integer('branch_id').notNull(),
    channelId: integer('channel_id').notNull(),
    channelOrderId: text('channel_order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    type: text('type').$type<Order['type']>().notNull(),
    isTest: boolean('is_test').notNull().default(false),
    placedAt: instant('placed_at').notNull(),
    acceptBy: instant('accept_by').notNull(),
    releaseAt: instant('release_at'),
    promisedAt: instant('promised_at'),
    acceptedAt: instant('accepted_at'),
    readyAt: instant('ready_at'),
    pickedUpAt: instant('picked_up_at'),
    closedAt: instant('closed_at'),
    /** when the personal data was removed; null: not yet */
    anonymisedAt: instant('anonymised_at'),
    prepMinutes: integer('prep_minutes').notNull(),
    delayMinutes: integer('delay_minutes').notNull().default(0),
    customerName: text('customer_name').notNull(),
    customerPhone: text('customer_phone').notNull(),
    note: text('note').notNull().default(''),
    failureReason: text('failure_reason'),
    failureDetail: text('failure_detail'),
    reasonCode: text('reason_code').$type<ReasonCode>(),
    reasonText: text('reason_text'),
    paymentType: text('payment_type').$type<Order['paymentType']>().notNull(),
    subTotal: total('sub_total').notNull(),
    discountTotal: total('discount_total').notNull(),
    deliveryFee: total('delivery_fee').notNull(),
    vatTotal: total('vat_total').notNull(),
    finalPrice: total('final_price').notNull(),
    /** charges of the platform besides delivery: service fee, tip and others */
    charges: jsonb('charges').$type<OrderCharge[]>().notNull().default([]),
    /** differences in the platform's own sums */
    amountDifferences: jsonb('amount_differences').$type<AmountDifference[]>().notNull().default([]),
    refundedTotal: total('refunded_total').notNull().default(0),
    driver: jsonb('driver').$type<StoredDriver>(),
    /** call that the platform has not received yet */
    undeliveredCall: jsonb('undelivered_call').$type<UndeliveredCall>(),
    printCount: integer('print_count').notNull().default(0),
    /** former status, which the same user may restore for ten seconds */
    undoFrom: text('undo_from').$type<OrderStatus>(),
    undoUserId: integer('undo_user_id'),
    undoUntil: instant('undo_until'),
    /** fixes applied with the step, undone with it */
    undoFixes: jsonb('undo_fixes').$type<AppliedFixes>(),
    /** last escalation step */
    escalation: text('escalation').$type<EscalationStep>(),
    /** due time of the next escalation step */
    escalateAt: instant('escalate_at'),
    rowVersion: integer('row_version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    unique('order_of_channel').on(table.accountId, table.channelId, table.channelOrderId),
    index('order_placed').on(table.accountId, table.placedAt),
    index('order_price').on(table.accountId, table.finalPrice),
    index('order_open')
      .on(table.accountId, table.acceptBy)
      .where(sql`${table.closedAt} is null`),
    index('order_closed').on(table.accountId, table.closedAt),
    index('order_to_anonymise')
      .on(table.closedAt)
      .where(sql`${table.anonymisedAt} is null and ${table.closedAt} is not null`),
    index('order_to_expire')
      .on(table.acceptBy)
      .where(sql`${table.status} = 'New'`),
    index('order_to_escalate')
      .on(table.escalateAt)
      .where(sql`${table.status} in ('New', 'Failed')`),
    index('order_escalated')
      .on(table.accountId, table.placedAt)
      .where(sql`${table.escalation} is not null`),
    index('order_to_release')
      .on(table.releaseAt)
      .where(sql`${table.status} = 'Scheduled'`),
    index('order_to_complete')
      .on(table.pickedUpAt)
      .where(sql`${table.status} = 'PickedUp'`),
  ],
)
export type OrderRow = typeof order.$inferSelect

/** `productId` has no foreign key, because an order outlives its products. */
export const orderLine = pgTable(
  'order_line',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    productId: integer('product_id'),
    sku: text('sku'),
    productName: text('product_name').notNull(),
    /** pieces, or a weight such as 0.5 kg */
    quantity: numeric('quantity', { precision: 9, scale: 3, mode: 'number' }).notNull(),
    unitPrice: total('unit_price').notNull(),
    note: text('note').notNull(),
    modifiers: jsonb('modifiers').$type<ProductOrder['modifierOrder']>().notNull(),
    finalPrice: total('final_price').notNull(),
    isOutsideSaleHours: boolean('is_outside_sale_hours').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.orderId], foreignColumns: [order.accountId, order.id] }),
    index('order_line_of_order').on(table.accountId, table.orderId),
  ],
)
export type OrderLineRow = typeof orderLine.$inferSelect

/** Timeline of an order; append-only. */
export const orderHistory = pgTable(
  'order_history',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    byUserId: integer('by_user_id'),
    source: text('source').$type<OrderHistoryEntry['source']>().notNull(),
    action: text('action').notNull(),
    from: text('from_status').$type<OrderStatus>(),
    to: text('to_status').$type<OrderStatus>().notNull(),
    note: text('note'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.orderId], foreignColumns: [order.accountId, order.id] }),
    index('order_history_of_order').on(table.accountId, table.orderId, table.id),
    index('order_history_of_people')
      .on(table.accountId, table.at.desc())
      .where(sql`by_user_id is not null`),
  ],
)
