import { ACTORS } from '../actors.ts'
import type { Outcome } from '../outcome.ts'
import type { Point, Samples } from '../sample.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
const forAll = (outcome: Outcome) => Object.fromEntries(ACTORS.map(actor => [actor, outcome]))
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Samples of payments and callbacks of an installation without keys; `payment.test.ts` covers one with keys. */
export const paymentSamples: Samples = {
  'POST /api/ClickPay/AddPayment': {
    ownFor: { 'Admin A': '409 payment_not_set_up', 'Admin B': '409 payment_not_set_up' },
    repeat: { isElsewhere: true },
  },
  'GET /api/ClickPay/Status': {
    ask: ({ paymentId }) => ({ url: `/api/ClickPay/Status?paymentId=${paymentId}` }),
    points: { paymentId: NOT_FOUND },
  },
  'POST /api/ClickPay/Callback': {
    ask: () => ({ url: '/api/ClickPay/Callback', raw: '{}', headers: { signature: '00' } }),
    ownFor: forAll('401 signature_invalid'),
  },
  'POST /api/ClickPay/Return': {
    ask: () => ({ url: '/api/ClickPay/Return', raw: 'respStatus=A&signature=00', headers: FORM }),
    // The browser is redirected to a page, whatever the form contains.
    ownFor: forAll('302 no code'),
  },
  'PUT /api/Payment/Resolve': {
    // The payment needs no review.
    ask: ({ paymentId }) => ({
      url: '/api/Payment/Resolve',
      json: { paymentId, decision: 'kept', note: 'Looked at' },
    }),
    ownFor: { SuperAdmin: '409 illegal_transition' },
    points: { paymentId: NOT_FOUND },
  },
  'POST /api/Payment/Refund': {
    ask: ({ paymentId }) => ({ url: '/api/Payment/Refund', json: { paymentId, reason: 'Not wanted' } }),
    ownFor: { SuperAdmin: '409 payment_not_set_up' },
    points: { paymentId: NOT_FOUND },
    repeat: { isElsewhere: true },
  },
}
