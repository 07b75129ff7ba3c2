import { SetupList } from '#src/contracts/account.ts'
import { SellerInfo, SellerInfoRequest } from '#src/contracts/dashboard.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const dashboardEndpoints = defineEndpoints({
  'POST /api/Dashboard/GetSellerInfo': {
    summary: 'The plan, and the figures of a period (today when none is given)',
    access: ALL_ROLES,
    body: SellerInfoRequest,
    answer: SellerInfo,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Dashboard/GetSetup': {
    summary: 'What is left for the merchant to set up',
    access: ['Admin'],
    permission: 'settings.manage',
    answer: SetupList,
  },
})
