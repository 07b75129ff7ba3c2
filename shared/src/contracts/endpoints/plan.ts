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
    summary: 'The plans on offer, with what each grants',
    access: 'public',
    answer: PlanList,
  },
  'GET /api/Plan/Get': {
    summary: 'All plans, those that nobody can choose too',
    access: ['SuperAdmin'],
    query: PlanListQuery,
    answer: PlanPage,
  },
  'GET /api/Plan/Get/Id': {
    summary: 'One plan, with who is on it counted',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PlanDetails,
    errors: ['not_found'],
  },
  'GET /api/Plan/GetByAccountId': {
    summary: 'The plans that a merchant has and had',
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
    summary: 'Full update of a plan, for those who come: who is on it keeps what they bought',
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
    summary: 'Deletes a plan that nobody has or had',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: PlanDetails,
    errors: ['not_found', 'in_use'],
  },
})
