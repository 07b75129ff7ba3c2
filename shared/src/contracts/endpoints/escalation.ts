import {
  BranchEscalation,
  EscalationQuery,
  EscalationRequest,
  NearlyMissed,
  NearlyMissedQuery,
} from '#src/contracts/escalation.ts'
import { defineEndpoints } from './endpoint.ts'

export const escalationEndpoints = defineEndpoints({
  'GET /api/Escalation/Get': {
    summary: 'What happens at a branch while nobody touches a new order, and who can be told',
    access: ['Admin'],
    permission: 'branches.manage',
    query: EscalationQuery,
    answer: BranchEscalation,
    errors: ['forbidden_branch', 'not_found'],
  },
  'PUT /api/Escalation/Update': {
    summary: 'Sets the steps of one branch; counts for orders from then on',
    access: ['Admin'],
    permission: 'branches.manage',
    body: EscalationRequest,
    answer: BranchEscalation,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Escalation/NearlyMissed': {
    summary: 'Orders of the last 24 hours that nobody touched until they escalated',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'dashboard.history',
    query: NearlyMissedQuery,
    answer: NearlyMissed,
    errors: ['forbidden_branch'],
  },
})
