import { SetupList } from '#src/contracts/account.ts'
import {
  AttentionRequest,
  DashboardAttention,
  DashboardChannels,
  DashboardFigures,
  DashboardHours,
  DashboardLosses,
  DashboardProducts,
  PeriodRequest,
  SellerInfo,
  SellerInfoRequest,
} from '#src/contracts/dashboard.ts'
import { ALL_ROLES, MERCHANT_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const dashboardEndpoints = defineEndpoints({
  'POST /api/Dashboard/GetSellerInfo': {
    summary: 'The plan, and the figures of a period (today when none is given)',
    access: ALL_ROLES,
    body: SellerInfoRequest,
    answer: SellerInfo,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetFigures': {
    summary: 'Orders, sales, average order and time to accept of a period, against the same weekdays before',
    access: MERCHANT_ROLES,
    body: PeriodRequest,
    answer: DashboardFigures,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetHours': {
    summary: 'When orders come: by hour, and by weekday and hour',
    access: MERCHANT_ROLES,
    body: PeriodRequest,
    answer: DashboardHours,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetChannels': {
    summary: 'Orders and sales of each platform',
    access: MERCHANT_ROLES,
    body: PeriodRequest,
    answer: DashboardChannels,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetProducts': {
    summary: 'What sold most',
    access: MERCHANT_ROLES,
    body: PeriodRequest,
    answer: DashboardProducts,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetLosses': {
    summary: 'Missed, rejected, cancelled and failed orders, and the money that they were',
    access: MERCHANT_ROLES,
    body: PeriodRequest,
    answer: DashboardLosses,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Dashboard/GetAttention': {
    summary: 'What needs a person now',
    access: MERCHANT_ROLES,
    body: AttentionRequest,
    answer: DashboardAttention,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Dashboard/GetSetup': {
    summary: 'What is left for the merchant to set up; nothing once there are orders',
    access: ['Admin'],
    permission: 'settings.manage',
    answer: SetupList,
  },
})
