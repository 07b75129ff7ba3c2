import { ACTORS } from '../actors.ts'
import type { Outcome } from '../outcome.ts'
import type { Point, Sample, Samples } from '../sample.ts'

const OF_BRANCH: Point = { absent: '404 not_found', otherBranch: '403 forbidden_branch' }

const everybody = (outcome: Outcome): Sample['ownFor'] =>
  Object.fromEntries(ACTORS.map(actor => [actor, outcome]))

export const shiftSamples: Samples = {
  'POST /api/Shift/Open': {
    // The branch already has an open shift.
    ownFor: everybody('409 already_exists'),
  },
  'POST /api/Shift/Close': {
    ask: ({ shiftId }) => ({ url: '/api/Shift/Close', json: { shiftId, countedCash: 12.5 } }),
    points: { shiftId: OF_BRANCH },
  },
}
