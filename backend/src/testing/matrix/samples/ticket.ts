import type { Point, Samples } from '../sample.ts'
import { productForm } from '#src/testing/product-form.ts'

const NOT_FOUND: Point = { absent: '404 not_found' }
// A conversation belongs to one merchant, so the operator cannot combine ids of two.
const OF_MERCHANT: Point = { ...NOT_FOUND, operatorForeign: '404 not_found' }
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

const answer = { shortcut: 'new', ar: 'شكرًا لك', en: 'Thank you' }

/** Samples of conversations with support. */
export const ticketSamples: Samples = {
  'GET /api/Ticket/Get': {
    ask: ({ accountId }) => ({ url: `/api/Ticket/Get?AccountId=${accountId}` }),
    points: { accountId: { absent: 'ok' } },
  },
  'GET /api/Ticket/Get/Id': {
    ask: ({ ticketId }) => ({ url: `/api/Ticket/Get/Id?Id=${ticketId}` }),
    points: { ticketId: NOT_FOUND },
  },
  'GET /api/Ticket/Messages': {
    ask: ({ ticketId }) => ({ url: `/api/Ticket/Messages?TicketId=${ticketId}` }),
    points: { ticketId: NOT_FOUND },
  },
  'GET /api/Ticket/Unread': { ask: () => ({ url: '/api/Ticket/Unread' }) },
  'POST /api/Ticket/Add': {
    ask: ({ mark }) => ({
      url: '/api/Ticket/Add',
      json: { subject: `Late ${mark}`, text: `Where? ${mark}` },
    }),
  },
  'POST /api/Ticket/Begin': {
    ask: ({ accountId, mark }) => ({
      url: '/api/Ticket/Begin',
      json: { accountId, subject: `Your menu ${mark}`, text: `Look ${mark}` },
    }),
    points: { accountId: NOT_FOUND },
  },
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
  },
  'POST /api/Ticket/AddFile': {
    ask: ({ ticketId }) => {
      const { payload, headers } = productForm('{}', { name: 'a.pdf', type: 'application/pdf', bytes: PDF })
      return { url: `/api/Ticket/AddFile?TicketId=${ticketId}`, raw: payload, headers }
    },
    points: { ticketId: NOT_FOUND },
  },
  'GET /api/Ticket/File/:id': {
    ask: ({ ticketFileId }) => ({ url: `/api/Ticket/File/${ticketFileId}` }),
    points: { ticketFileId: NOT_FOUND },
  },
  'PUT /api/Ticket/Read': {
    ask: ({ ticketId }) => ({ url: '/api/Ticket/Read', json: { ticketId, messageId: 1000 } }),
    points: { ticketId: NOT_FOUND },
  },
  'POST /api/Ticket/Typing': {
    ask: ({ ticketId }) => ({ url: '/api/Ticket/Typing', json: { ticketId } }),
    points: { ticketId: NOT_FOUND },
  },
  'PUT /api/Ticket/Resolve': {
    ask: ({ ticketId }) => ({ url: '/api/Ticket/Resolve', json: { ticketId } }),
    points: { ticketId: NOT_FOUND },
  },
  'PUT /api/Ticket/Assign': {
    ask: ({ ticketId, operatorId }) => ({
      url: '/api/Ticket/Assign',
      json: { ticketId, userId: operatorId },
    }),
    points: { ticketId: NOT_FOUND },
  },
  'GET /api/Ticket/People': { ask: () => ({ url: '/api/Ticket/People' }) },
  'GET /api/Ticket/Merchant': {
    ask: ({ accountId }) => ({ url: `/api/Ticket/Merchant?Id=${accountId}` }),
    points: { accountId: NOT_FOUND },
  },
  'GET /api/CannedAnswer/Get': { ask: () => ({ url: '/api/CannedAnswer/Get' }) },
  'POST /api/CannedAnswer/Add': { ask: () => ({ url: '/api/CannedAnswer/Add', json: answer }) },
  'PUT /api/CannedAnswer/Update': {
    ask: ({ cannedAnswerId }) => ({
      url: '/api/CannedAnswer/Update',
      json: { id: cannedAnswerId, ...answer },
    }),
  },
  'DELETE /api/CannedAnswer/Delete': {
    ask: ({ cannedAnswerId }) => ({ url: `/api/CannedAnswer/Delete?Id=${cannedAnswerId}` }),
  },
}
