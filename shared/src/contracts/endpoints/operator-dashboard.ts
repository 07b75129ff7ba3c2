import {
  OperatorConnections,
  OperatorConnectionsRequest,
  OperatorMerchants,
  OperatorReleases,
  OperatorRevenue,
  PlatformPeriod,
} from '#src/contracts/operator-dashboard.ts'
import { defineEndpoints } from './endpoint.ts'

export const operatorDashboardEndpoints = defineEndpoints({
  'POST /api/Dashboard/GetMerchants': {
    summary: 'Merchants by state, and who came and left in a period',
    access: ['SuperAdmin'],
    effect: 'none',
    body: PlatformPeriod,
    answer: OperatorMerchants,
  },
  'POST /api/Dashboard/GetRevenue': {
    summary: 'Monthly recurring revenue of the twelve months that end with a period',
    access: ['SuperAdmin'],
    effect: 'none',
    body: PlatformPeriod,
    answer: OperatorRevenue,
  },
  'POST /api/Dashboard/GetConnections': {
    summary: 'Links to platforms that fail, of all merchants',
    access: ['SuperAdmin'],
    effect: 'none',
    body: OperatorConnectionsRequest,
    answer: OperatorConnections,
  },
  'POST /api/Dashboard/GetReleases': {
    summary: 'What runs of the front end, and what changed in a period',
    access: ['SuperAdmin'],
    effect: 'none',
    body: PlatformPeriod,
    answer: OperatorReleases,
  },
})
