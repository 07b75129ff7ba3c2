import { PlanList } from '#src/contracts/plan.ts'
import { defineEndpoints } from './endpoint.ts'

export const planEndpoints = defineEndpoints({
  'GET /api/Plan/GetAll': {
    summary: 'The plans on offer',
    access: 'public',
    answer: PlanList,
  },
})
