import { sampleBranchDetails } from '../../sample-answers.ts'
import type { Row } from '../row.ts'

/** Returns two branches: one open, one paused without an end. */
export const branchRows = (now: number): Row[] => [
  { ...sampleBranchDetails({ id: 1, serviceProviderId: 1, code: 'RUH-01' }) },
  {
    ...sampleBranchDetails({
      id: 2,
      serviceProviderId: 1,
      code: 'JED-01',
      name: '{"ar":"الحمراء","en":"Al Hamra"}',
      city: 'jeddah',
      state: 'Paused',
      stateSince: new Date(now - 600_000).toISOString(),
      stateReason: 'TechnicalProblem',
    }),
  },
]
