import {
  PlanDetails,
  PlanList,
  PlanListQuery,
  PlanOfAccountList,
  PlanOfAccountQuery,
  PlanPage,
  PlanRequest,
  PlanSortRequest,
  PlanUpdateRequest,
} from '#src/contracts/plan.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const planEndpoints = defineEndpoints({
  'GET /api/Plan/GetAll': {
    summary: 'Lists the plans on offer with their features',
    access: 'public',
    answer: PlanList,
  },
  'GET /api/Plan/Get': {
    summary: 'Lists all plans, including those not on offer',
    access: ['SuperAdmin'],
    query: PlanListQuery,
    answer: PlanPage,
  },
  'GET /api/Plan/Get/Id': {
    summary: 'Returns one plan with its number of subscriptions',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PlanDetails,
    errors: ['not_found'],
  },
  'GET /api/Plan/GetByAccountId': {
    summary: 'Lists a merchant’s present and past plans',
    access: ['SuperAdmin'],
    query: PlanOfAccountQuery,
    answer: PlanOfAccountList,
    errors: ['not_found'],
  },
  'POST /api/Plan/Add': {
    summary: 'A new plan',
    access: ['SuperAdmin'],
    body: PlanRequest,
    answer: PlanDetails,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Plan/Update': {
    summary: 'Full update of a plan for later subscriptions; existing ones do not change',
    access: ['SuperAdmin'],
    body: PlanUpdateRequest,
    answer: PlanDetails,
    errors: ['not_found', 'stale_version'],
  },
  'PUT /api/Plan/Sort': {
    summary: 'The order in which merchants see the plans',
    access: ['SuperAdmin'],
    body: PlanSortRequest,
    answer: z.object({ updated: z.int() }),
    errors: ['not_found'],
  },
  'DELETE /api/Plan/Delete': {
    summary: 'Deletes a plan without present or past subscriptions',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PlanDetails,
    errors: ['not_found', 'in_use'],
  },
})
