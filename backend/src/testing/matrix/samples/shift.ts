import { ACTORS } from '../actors.ts'
import type { Outcome } from '../outcome.ts'
import type { Point, Sample, Samples } from '../sample.ts'

const OF_BRANCH: Point = { absent: '404 not_found', otherBranch: '403 forbidden_branch' }

const everybody = (outcome: Outcome): Sample['ownFor'] =>
  Object.fromEntries(ACTORS.map(actor => [actor, outcome]))

export const shiftSamples: Samples = {
  'GET /api/Shift/GetNow': {
    ask: ({ branchId }) => ({ url: `/api/Shift/GetNow?BranchId=${branchId}` }),
    points: { branchId: OF_BRANCH },
  },
  'GET /api/Shift/Get/Id': {
    ask: ({ shiftId }) => ({ url: `/api/Shift/Get/Id?Id=${shiftId}` }),
    points: { shiftId: OF_BRANCH },
  },
  'GET /api/Shift/Get': {
    ask: ({ branchId }) => ({ url: `/api/Shift/Get?BranchId=${branchId}` }),
    points: { branchId: { absent: 'ok' } },
  },
  'POST /api/Shift/Open': {
    // The branch already has an open shift.
    ownFor: everybody('409 already_exists'),
    ask: ({ branchId }) => ({ url: '/api/Shift/Open', json: { branchId } }),
    points: { branchId: OF_BRANCH },
  },
  'POST /api/Shift/Close': {
    ask: ({ shiftId }) => ({ url: '/api/Shift/Close', json: { shiftId, countedCash: 12.5 } }),
    points: { shiftId: OF_BRANCH },
  },
  'POST /api/Shift/AddNote': {
    ask: ({ shiftId }) => ({
      url: '/api/Shift/AddNote',
      json: { shiftId, text: 'الثلاجة لا تبرد', isForNext: true },
    }),
    points: { shiftId: OF_BRANCH },
  },
  'PUT /api/Shift/SetNoteDone': {
    ask: ({ shiftNoteId }) => ({
      url: '/api/Shift/SetNoteDone',
      json: { noteId: shiftNoteId, isDone: true },
    }),
    points: { shiftNoteId: OF_BRANCH },
  },
}
