import { CustomerData, CustomerErasure, CustomerRequest } from '#src/contracts/customer-data.ts'
import { defineEndpoints } from './endpoint.ts'

// Customers keep their rights when the merchant's subscription is over. The number is in the body because addresses are
// written to logs of proxies. Only the merchant's own staff may read and erase its customers' data.
const OWNER = {
  access: ['Admin'],
  permission: 'settings.manage',
  isAudited: true,
  whileSuspended: true,
  whileExpired: true,
  whileViewing: false,
  body: CustomerRequest,
} as const

export const customerDataEndpoints = defineEndpoints({
  'POST /api/Customer/Export': {
    summary: 'Returns everything that is stored of a phone number at this merchant',
    ...OWNER,
    answer: CustomerData,
  },
  'POST /api/Customer/Erase': {
    summary: 'Removes the personal data of a phone number from everything that has ended at this merchant',
    ...OWNER,
    answer: CustomerErasure,
  },
})
