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
    summary: 'Returns the escalation steps of a branch and the people who can be notified',
    access: ['Admin'],
    permission: 'branches.manage',
    query: EscalationQuery,
    answer: BranchEscalation,
    errors: ['forbidden_branch', 'not_found'],
  },
  'PUT /api/Escalation/Update': {
    summary: 'Sets the escalation steps of a branch for later orders',
    access: ['Admin'],
    permission: 'branches.manage',
    isAudited: true,
    body: EscalationRequest,
    answer: BranchEscalation,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Escalation/NearlyMissed': {
    summary: 'Lists the escalated orders of the last 24 hours',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'dashboard.history',
    query: NearlyMissedQuery,
    answer: NearlyMissed,
    errors: ['forbidden_branch'],
  },
})
