import {
  RevenueCohorts,
  RevenueForecast,
  RevenueMovement,
  RevenuePaid,
  RevenuePlans,
  RevenueRequest,
  RevenueRowPage,
  RevenueRowsQuery,
} from '#src/contracts/revenue.ts'
import { defineEndpoints } from './endpoint.ts'

export const revenueEndpoints = defineEndpoints({
  'POST /api/Revenue/GetMovement': {
    summary: 'Recurring revenue at the end of the last twelve months, and what moved it',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenueMovement,
  },
  'POST /api/Revenue/GetPlans': {
    summary: 'Recurring revenue by plan',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenuePlans,
  },
  'POST /api/Revenue/GetCohorts': {
    summary: 'How many merchants still pay, by the month in which they began',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenueCohorts,
  },
  'POST /api/Revenue/GetForecast': {
    summary: 'Subscriptions that end soon, and what renewing them costs',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenueForecast,
  },
  'POST /api/Revenue/GetPaid': {
    summary: 'Invoices less credit notes of the last twelve months',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenuePaid,
  },
  'GET /api/Revenue/GetRows': {
    summary: 'The merchants behind a figure of revenue, the largest amount first',
    access: ['SuperAdmin'],
    query: RevenueRowsQuery,
    answer: RevenueRowPage,
  },
})
