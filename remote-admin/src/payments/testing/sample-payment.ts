import type { PaymentRow } from '@sufra/shared/contracts/payment'

/** Returns a successful payment without further facts. */
export const samplePayment = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 9,
  accountId: 7,
  accountName: '{"ar":"البيت العتيق","en":"Old House"}',
  subscriptionId: 3,
  cartId: 'sufra-3-abc',
  tranRef: 'TST2431',
  state: 'Authorised',
  attention: null,
  amount: 349,
  currency: 'SAR',
  createdAt: '2026-08-15T13:05:00.000Z',
  settledAt: '2026-08-15T13:07:00.000Z',
  refundable: 349,
  refunds: [],
  resolutions: [],
  messages: [],
  ...changes,
})
