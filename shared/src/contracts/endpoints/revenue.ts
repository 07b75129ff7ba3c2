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
    summary: 'Returns recurring revenue at the end of the last twelve months with its movements',
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
    summary: 'Returns retention: paying merchants by the month of their start',
    access: ['SuperAdmin'],
    effect: 'none',
    body: RevenueRequest,
    answer: RevenueCohorts,
  },
  'POST /api/Revenue/GetForecast': {
    summary: 'Lists subscriptions that end soon with the price of their renewal',
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
