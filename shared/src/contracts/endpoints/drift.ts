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
    summary:
      'Lists the differences between menus and platforms, most severe first, or everything that platforms show',
    ...KEEPERS,
    query: DriftQuery,
    answer: DriftPage,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Drift/Summary': {
    summary: 'Returns the last reading and the differences of each shop, with the cost of a week',
    ...KEEPERS,
    query: DriftFilter,
    answer: DriftSummary,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Drift/Repair': {
    summary:
      'Repairs differences: sends the wanted state to platforms again, as far as the caller may change it',
    ...KEEPERS,
    body: RepairRequest,
    answer: RepairAnswer,
    errors: ['forbidden_branch', 'not_found'],
  },
})
