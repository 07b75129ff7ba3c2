import { ReceiptSettings, ReceiptSettingsRequest } from '#src/contracts/receipt-settings.ts'
import { defineEndpoints } from './endpoint.ts'

const OWNER = { access: ['Admin'], permission: 'settings.manage' } as const

export const receiptSettingsEndpoints = defineEndpoints({
  'GET /api/ReceiptSettings/Get': {
    summary: 'What the receipts of this merchant carry above and below the order',
    ...OWNER,
    answer: ReceiptSettings,
  },
  'PUT /api/ReceiptSettings/Update': {
    summary: 'Full update of what the receipts carry',
    ...OWNER,
    body: ReceiptSettingsRequest,
    answer: ReceiptSettings,
  },
})
