import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { ReleaseReport } from '@sufra/shared/contracts/release-health'
import { useSession } from '@sufra/shared/session'
import { dropOutcomes, noteOutcome, takeOutcomes } from './outcomes.ts'

const ready: RemoteOutcome = {
  name: 'menus',
  version: '1.0.0-aaaa',
  choice: 'stable',
  failure: null,
  detail: null,
  phases: { entry: 100, module: 160, screen: 400 },
}
const broken: RemoteOutcome = { ...ready, failure: 'broken', detail: 'TypeError', phases: null }

afterEach(dropOutcomes)

it('counts every shown screen, and the same failure of a version once per page', () => {
  for (let times = 0; times < 3; times += 1) {
    noteOutcome(ready)
    noteOutcome(broken)
  }
  noteOutcome({ ...broken, detail: 'RangeError' })
  noteOutcome({ ...broken, version: '1.1.0-bbbb' })
  const taken = takeOutcomes(50)
  expect(taken.map(({ failure, detail }) => failure && detail)).toEqual([
    ...[null, 'TypeError', null, null],
    ...['RangeError', 'TypeError'],
  ])
})

it('treats failures that differ only in numbers as the same', () => {
  for (const time of [3987, 4000]) noteOutcome({ ...broken, detail: `no answer within ${time} ms` })
  expect(takeOutcomes(50)).toHaveLength(1)
})

it('limits failures that are never the same twice', () => {
  for (let times = 0; times < 1000; times += 1) noteOutcome({ ...broken, detail: 'x'.repeat(times % 397) })
  expect(takeOutcomes(1000)).toHaveLength(50)
})

it('stores at most two hundred outcomes while nothing can be sent', () => {
  for (let times = 0; times < 1000; times += 1) noteOutcome(ready)
  expect(takeOutcomes(1000)).toHaveLength(200)
})

it('returns only outcomes that the server accepts', () => {
  noteOutcome({ ...broken, detail: `\0\ud800${'x'.repeat(398)}👩🏽‍🍳` })
  noteOutcome({ ...ready, phases: { entry: 1.6, module: Number.NaN, screen: 1e9 } })
  noteOutcome({ ...broken, version: '' })
  noteOutcome({ ...ready, version: '1.0.0-aaaa override' })
  const outcomes = takeOutcomes(50)
  expect(ReleaseReport.parse({ outcomes })).toEqual({ outcomes })
  expect(outcomes).toHaveLength(2)
  expect(outcomes[0]?.detail).toBe('x'.repeat(398))
  expect(outcomes[1]?.phases).toEqual({ entry: 2, module: 0, screen: 600_000 })
})

it('drops the outcomes of another person', () => {
  useSession.setState({ userId: 7 })
  noteOutcome(ready)
  useSession.setState({ userId: 8 })
  expect(takeOutcomes(50)).toEqual([])
  noteOutcome(broken)
  expect(takeOutcomes(50)).toEqual([broken])
})
