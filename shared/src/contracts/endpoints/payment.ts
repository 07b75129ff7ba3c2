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
    summary: 'Begins the payment of a subscription, and answers where the card is typed',
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
    summary: 'What ClickPay tells of a payment: believed by its signature, any number of times, in any order',
    access: 'public',
    raw: true,
    answer: CallbackAnswer,
    errors: ['signature_invalid'],
  },
  'POST /api/ClickPay/Return': {
    summary: 'The browser comes back from ClickPay with a form, and is led on to a page of Sufra',
    access: 'public',
    raw: true,
    answer: NoBody,
  },
  'GET /api/ClickPay/Status': {
    summary: 'How a payment of the own merchant stands',
    access: ['Admin'],
    permission: 'billing.manage',
    query: PaymentStatusQuery,
    answer: PaymentStatus,
    errors: ['not_found'],
  },
  'PUT /api/Payment/Resolve': {
    summary: 'Says what came of a payment that somebody has to look at, with a note that stays on record',
    access: ['SuperAdmin'],
    body: PaymentResolveRequest,
    answer: PaymentRow,
    errors: ['not_found', 'illegal_transition'],
  },
  'POST /api/Payment/Refund': {
    summary:
      'Asks ClickPay to give a payment or a part of it back; a credit note follows. Once per Idempotency-Key',
    access: ['SuperAdmin'],
    body: PaymentRefundRequest,
    answer: PaymentRow,
    errors: ['not_found', 'illegal_transition', 'idempotency_key_reused', 'payment_not_set_up'],
  },
  'GET /api/Payment/Get': {
    summary: 'The payments of all merchants, the latest first, each with what was told of it',
    access: ['SuperAdmin'],
    query: PaymentListQuery,
    answer: PaymentPage,
  },
})
