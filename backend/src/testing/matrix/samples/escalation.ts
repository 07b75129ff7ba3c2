import type { Ids, Point, Samples } from '../sample.ts'

const BRANCH: Point = { absent: '404 not_found' }

const settingsFor = ({ memberId }: Ids) => ({
  louder: { isOn: true, seconds: 45 },
  managers: { isOn: true, seconds: 90, people: [memberId] },
  owner: { isOn: true, seconds: 150, people: [], hasMail: true },
})

export const escalationSamples: Samples = {
  'PUT /api/Escalation/Update': {
    ask: ids => ({
      url: '/api/Escalation/Update',
      json: { branchId: ids.branchId, settings: settingsFor(ids) },
    }),
    points: { branchId: BRANCH, memberId: { absent: '400 validation_failed' } },
  },
}
