/** SQL of the values that replace personal data, by table and column. */
export const ANONYMOUS_COLUMNS = {
  app_order: {
    customer_name: `'—'`,
    customer_phone: `''`,
    note: `''`,
    failure_detail: 'null',
    reason_text: 'null',
    driver: 'null',
  },
  order_line: { note: `''` },
  order_history: { note: 'null' },
  order_refund: { note: 'null' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
