import {
  DriftFilter,
  DriftPage,
  DriftQuery,
  DriftSummary,
  RepairAnswer,
  RepairRequest,
} from '#src/contracts/drift.ts'
import { BRANCH_KEEPERS } from '#src/contracts/role-names.ts'
import { defineEndpoints } from './endpoint.ts'

const KEEPERS = {
  access: BRANCH_KEEPERS,
  permission: ['branches.state', 'menu.snooze', 'menu.publish'],
} as const

export const driftEndpoints = defineEndpoints({
  'GET /api/Drift/Get': {
    summary: 'What platforms show otherwise than they should, the worst first; or all that they show',
    ...KEEPERS,
    query: DriftQuery,
    answer: DriftPage,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Drift/Summary': {
    summary: 'How each shop was read last, how much differs there, and what differences have cost in a week',
    ...KEEPERS,
    query: DriftFilter,
    answer: DriftSummary,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Drift/Repair': {
    summary:
      'Sends platforms again what they should show, where they do not: of it, what the caller may change',
    ...KEEPERS,
    body: RepairRequest,
    answer: RepairAnswer,
    errors: ['forbidden_branch', 'not_found'],
  },
})
