/** One kind of data, as a file of the export. */
export interface ExportedTable {
  table: string
  /** columns left out: secrets, and internal values */
  without?: readonly string[]
  /** SQL; only these rows */
  where?: string
}

/**
 * Exported tables of a merchant. Row level security limits each to the merchant's own rows. A test compares
 * this list and the one below with the database, so that no new table is missed.
 */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  {
    table: 'account',
    without: ['search_key', 'status_reason', 'status_before', 'closing_reminded_days', 'closing_renewal'],
  },
  { table: 'service_provider' },
  { table: 'branch' },
  { table: 'branch_change' },
  { table: 'app_user', without: ['password_hash', 'session_version'] },
  { table: 'user_branch' },
  { table: 'role' },
  { table: 'category' },
  { table: 'product' },
  { table: 'choice' },
  { table: 'size' },
  { table: 'product_branch_snooze' },
  { table: 'search_words' },
  { table: 'menu_revision' },
  { table: 'menu_publication' },
  { table: 'channel_pricing' },
  { table: 'price_exception' },
  { table: 'product_mapping' },
  { table: 'product_mapping_change' },
  { table: 'app_order' },
  { table: 'order_line' },
  { table: 'order_history' },
  { table: 'order_refund' },
  { table: 'printer', without: ['token_hash'] },
  { table: 'print_job' },
  { table: 'shift' },
  { table: 'shift_note' },
  { table: 'integration', without: ['webhook_secret', 'secret_key_id', 'refused_secret'] },
  { table: 'connection_request' },
  { table: 'drift' },
  { table: 'subscription' },
  { table: 'discount_use' },
  { table: 'payment' },
  { table: 'payment_refund', without: ['by_user_id', 'cart_id', 'tran_ref', 'refusal'] },
  { table: 'invoice' },
  { table: 'feature_override' },
  { table: 'ticket', without: ['search_key', 'is_operator_notified', 'is_merchant_notified'] },
  // Notes are internal to the operator.
  { table: 'ticket_message', where: `kind <> 'note'` },
  {
    table: 'ticket_file',
    without: ['bytes'],
    where: `message_id in (select id from ticket_message where kind <> 'note')`,
  },
  { table: 'notification', without: ['event_id'] },
  { table: 'notification_preference' },
  { table: 'account_export', without: ['file'] },
  { table: 'merchant_audit_entry' },
  { table: 'impersonation', without: ['user_id', 'session_id'] },
]

/** Tables left out, with the reason. */
export const OMITTED_TABLES: Readonly<Record<string, string>> = {
  session: 'sign-ins: secrets',
  refresh_token: 'sign-ins: secrets',
  known_device: 'sign-ins: secrets',
  one_time_code: 'sign-ins: secrets',
  invitation: 'sign-ins: secrets',
  password_reset_token: 'sign-ins: secrets',
  push_device: 'addresses that are secrets of the browsers',
  mail: 'the outbox, which is purged automatically',
  stream_event: 'events for open pages; the orders are exported',
  stream_counter: 'a counter',
  idempotency_key: 'idempotency keys of a day',
  platform_event: 'received platform events; their orders are exported',
  channel_call: 'the technical log of platform calls, which is purged automatically',
  platform_availability_sent: 'availability that was sent last to platforms',
  shop_reading: 'last readings of platforms',
  due_reading: 'times of the next readings of platforms',
  platform_item: 'items that platforms showed last',
  image: 'the picture files are exported',
  invoice_pdf: 'PDF files, which are generated from the invoices',
  payment_event: 'messages of the payment provider; the payments are exported',
  payment_resolution: 'decisions on payments: records of the operator',
  audit_entry: 'the operator’s actions: records of the operator',
  account_note: 'internal notes of the operator',
  weekly_report: 'sent weekly reports',
  order_search: 'an index of the orders',
  order_day: 'sums of the orders',
  order_day_hour: 'sums of the orders',
  order_day_product: 'sums of the orders',
  order_day_accept_time: 'sums of the orders',
  stale_order_day: 'sums of the orders',
  order_roll_up: 'sums of the orders',
  release_error: 'health of Sufra’s front ends',
  release_reporter: 'health of Sufra’s front ends',
}
