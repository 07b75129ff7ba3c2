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
    summary: 'Returns merchants by state, and those gained and lost in a period',
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
    summary: 'Lists failing connections of all merchants',
    access: ['SuperAdmin'],
    effect: 'none',
    body: OperatorConnectionsRequest,
    answer: OperatorConnections,
  },
  'POST /api/Dashboard/GetReleases': {
    summary: 'Returns the live versions of the front end and the changes of a period',
    access: ['SuperAdmin'],
    effect: 'none',
    body: PlatformPeriod,
    answer: OperatorReleases,
  },
})
