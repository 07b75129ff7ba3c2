import {
  AddPaymentAnswer,
  AddPaymentRequest,
  CallbackAnswer,
  PaymentListQuery,
  PaymentPage,
  PaymentRefundRequest,
  PaymentResolveRequest,
  PaymentRow,
  PaymentStatus,
  PaymentStatusQuery,
} from '#src/contracts/payment.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

export const paymentEndpoints = defineEndpoints({
  'POST /api/ClickPay/AddPayment': {
    summary: 'Starts the payment of a subscription and returns the address of the card form',
    access: ['Admin'],
    permission: 'billing.manage',
    whileExpired: true,
    whileClosing: false,
    body: AddPaymentRequest,
    answer: AddPaymentAnswer,
    errors: [
      'not_found',
      'illegal_transition',
      'order_changed',
      'idempotency_key_reused',
      'payment_not_set_up',
    ],
  },
  'POST /api/ClickPay/Callback': {
    summary: 'Receives ClickPay’s callbacks about payments: signed, repeated, in any order',
    access: 'public',
    raw: true,
    answer: CallbackAnswer,
    errors: ['signature_invalid'],
  },
  'POST /api/ClickPay/Return': {
    summary: 'Receives the browser’s return from ClickPay and redirects it to Sufra',
    access: 'public',
    raw: true,
    answer: NoBody,
  },
  'GET /api/ClickPay/Status': {
    summary: 'Returns the state of one of the merchant’s own payments',
    access: ['Admin'],
    permission: 'billing.manage',
    query: PaymentStatusQuery,
    answer: PaymentStatus,
    errors: ['not_found'],
  },
  'PUT /api/Payment/Resolve': {
    summary: 'Resolves a payment that needs attention, with a note for the audit log',
    access: ['SuperAdmin'],
    body: PaymentResolveRequest,
    answer: PaymentRow,
    errors: ['not_found', 'illegal_transition'],
  },
  'POST /api/Payment/Refund': {
    summary:
      'Requests a full or partial refund from ClickPay; a credit note follows. Once per Idempotency-Key',
    access: ['SuperAdmin'],
    body: PaymentRefundRequest,
    answer: PaymentRow,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused', 'payment_not_set_up'],
  },
  'GET /api/Payment/Get': {
    summary: 'Lists the payments of all merchants with their messages, newest first',
    access: ['SuperAdmin'],
    query: PaymentListQuery,
    answer: PaymentPage,
  },
})
