import { ANONYMOUS_COLUMNS } from '#src/modules/ordering/ordering.ts'

/** Erased part of a merchant's rows in one table: the rows, or their columns with personal data. */
interface ErasedTable {
  table: string
  /** SQL of the new column values; absent: the rows are deleted */
  set?: Readonly<Record<string, string>>
}

const SECRETS = { webhook_secret: 'null', secret_key_id: 'null', refused_secret: 'null' }

/**
 * Erased in this order when an account is closed for good: access, connections, customers, files. A test
 * compares this list and the one below with the database, so that no new table is missed.
 */
export const ERASED_TABLES: readonly ErasedTable[] = [
  { table: 'push_device' },
  { table: 'refresh_token' },
  { table: 'session' },
  { table: 'known_device' },
  { table: 'one_time_code' },
  { table: 'password_reset_token' },
  { table: 'invitation' },
  { table: 'notification' },
  { table: 'notification_preference' },
  { table: 'weekly_report' },
  { table: 'user_branch' },
  { table: 'app_user' },
  { table: 'mail' },
  { table: 'integration', set: { status: `'Disconnected'`, ...SECRETS } },
  { table: 'connection_request' },
  { table: 'print_job' },
  { table: 'printer' },
  { table: 'platform_event' },
  { table: 'channel_call' },
  { table: 'stream_event' },
  { table: 'idempotency_key' },
  { table: 'order_search' },
  { table: 'app_order', set: { ...ANONYMOUS_COLUMNS.app_order, undo_user_id: 'null' } },
  { table: 'order_line', set: ANONYMOUS_COLUMNS.order_line },
  { table: 'order_history', set: { ...ANONYMOUS_COLUMNS.order_history, by_user_id: 'null' } },
  { table: 'order_refund', set: ANONYMOUS_COLUMNS.order_refund },
  { table: 'shift_note' },
  { table: 'shift' },
  { table: 'branch_change' },
  { table: 'ticket_file' },
  { table: 'ticket_message' },
  { table: 'ticket' },
  { table: 'account_note' },
  { table: 'release_reporter' },
  // The file of a picture is deleted in the night after its last use.
  { table: 'product', set: { image_key: 'null' } },
  { table: 'category', set: { image_key: 'null' } },
  { table: 'service_provider', set: { logo_key: 'null' } },
  { table: 'menu_revision' },
  { table: 'menu_publication' },
  { table: 'image' },
]

const NO_PERSON = 'contains no personal data'
const LAW = 'charges and payments: the law requires them for six years'

/** Kept tables, with the reason. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  account: 'the name on the invoices; the last step erases telephone and e-mail',
  account_export: 'deleted with its files, before all others',
  impersonation: 'impersonations of the account: records of the operator',
  audit_entry: 'the operator’s actions: an immutable hash chain',
  merchant_audit_entry: 'erased by a database function, because the application may not delete rows',
  invoice: LAW,
  invoice_pdf: LAW,
  payment: LAW,
  payment_event: LAW,
  payment_refund: LAW,
  payment_resolution: LAW,
  subscription: LAW,
  discount_use: LAW,
  feature_override: NO_PERSON,
  branch: NO_PERSON,
  role: NO_PERSON,
  choice: NO_PERSON,
  size: NO_PERSON,
  search_words: NO_PERSON,
  product_branch_snooze: NO_PERSON,
  channel_pricing: NO_PERSON,
  price_exception: NO_PERSON,
  product_mapping: NO_PERSON,
  product_mapping_change: NO_PERSON,
  drift: NO_PERSON,
  platform_availability_sent: NO_PERSON,
  shop_reading: NO_PERSON,
  due_reading: NO_PERSON,
  platform_item: NO_PERSON,
  stream_counter: NO_PERSON,
  order_day: NO_PERSON,
  order_day_hour: NO_PERSON,
  order_day_product: NO_PERSON,
  order_day_accept_time: NO_PERSON,
  stale_order_day: NO_PERSON,
  order_roll_up: NO_PERSON,
}
