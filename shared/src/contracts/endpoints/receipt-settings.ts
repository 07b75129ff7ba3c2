import { ReceiptSettings, ReceiptSettingsRequest } from '#src/contracts/receipt-settings.ts'
import { defineEndpoints } from './endpoint.ts'

const OWNER = { access: ['Admin'], permission: 'settings.manage' } as const

export const receiptSettingsEndpoints = defineEndpoints({
  'GET /api/ReceiptSettings/Get': {
    summary: 'Returns the header and footer of the merchant’s receipts',
    ...OWNER,
    answer: ReceiptSettings,
  },
  'PUT /api/ReceiptSettings/Update': {
    summary: 'Full update of the header and footer of receipts',
    ...OWNER,
    isAudited: true,
    body: ReceiptSettingsRequest,
    answer: ReceiptSettings,
  },
})
