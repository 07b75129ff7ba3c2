import type { Point, Samples } from '../sample.ts'
import { productForm } from '#src/testing/product-form.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
// A conversation belongs to one merchant, so the operator cannot combine ids of two.
const OF_MERCHANT: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

/** Samples of conversations with support. */
export const ticketSamples: Samples = {
  'POST /api/Ticket/Add': { repeat: { isElsewhere: true } },
  'POST /api/Ticket/Begin': { repeat: { isElsewhere: true } },
  'GET /api/Ticket/Messages': { untested: { BeforeId: 'reading position in the named ticket' } },
  'POST /api/Ticket/Message': {
    ask: ({ ticketId, orderId, productId, mark }) => ({
      url: '/api/Ticket/Message',
      json: { ticketId, text: `Look ${mark}`, orderId, productId },
    }),
    points: {
      ticketId: OF_MERCHANT,
      orderId: { ...OF_MERCHANT, otherBranch: '403 forbidden_branch' },
      productId: OF_MERCHANT,
    },
    repeat: { isElsewhere: true },
    untested: { fileIds: 'files that the caller uploaded for the ticket; covered by a test of its own' },
  },
  'POST /api/Ticket/AddFile': {
    ask: ({ ticketId }) => {
      const { payload, headers } = productForm('{}', { name: 'a.pdf', type: 'application/pdf', bytes: PDF })
      return { url: `/api/Ticket/AddFile?TicketId=${ticketId}`, raw: payload, headers }
    },
    points: { ticketId: NOT_FOUND },
  },
  'PUT /api/Ticket/Read': {
    ask: ({ ticketId }) => ({ url: '/api/Ticket/Read', json: { ticketId, messageId: 1000 } }),
    points: { ticketId: NOT_FOUND },
    untested: { messageId: 'reading position in the named ticket' },
  },
  'PUT /api/Ticket/Assign': {
    ask: ({ ticketId, operatorId }) => ({
      url: '/api/Ticket/Assign',
      json: { ticketId, userId: operatorId },
    }),
    points: { ticketId: NOT_FOUND },
  },
  'GET /api/Ticket/Merchant': {
    ask: ({ accountId }) => ({ url: `/api/Ticket/Merchant?Id=${accountId}` }),
    points: { accountId: NOT_FOUND },
  },
  // The audit records an act even for a transaction that changed no row.
  'DELETE /api/CannedAnswer/Delete': { leaves: ['audit_entry', 'audit_head'] },
}
