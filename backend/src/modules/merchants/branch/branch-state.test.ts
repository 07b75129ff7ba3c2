import { shownState, stateOn } from './branch-state.ts'
import type { BranchFacts } from './branch-state.ts'

const noon = new Date('2026-08-15T12:00:00+03:00')
const later = new Date('2026-08-15T14:30:00+03:00')
const branch: BranchFacts = {
  isActive: true,
  overrideKind: null,
  overrideUntil: null,
  timeZone: 'Asia/Riyadh',
  hours: [{ dayOfWeek: 6, from: '10:00', to: '23:00' }],
}
const closed: BranchFacts = { ...branch, hours: [{ dayOfWeek: 6, from: '16:00', to: '23:00' }] }

it('returns the closing time of an open branch', () => {
  expect(shownState(branch, noon)).toEqual({
    state: 'Open',
    stateUntil: new Date('2026-08-15T23:00:00+03:00'),
  })
})

it('returns the opening time outside of the hours', () => {
  expect(shownState(closed, noon)).toEqual({
    state: 'ClosedBySchedule',
    stateUntil: new Date('2026-08-15T16:00:00+03:00'),
  })
})

it('treats a branch without hours as closed without an opening', () => {
  expect(shownState({ ...branch, hours: [] }, noon)).toEqual({ state: 'ClosedBySchedule', stateUntil: null })
})

it('prefers Disabled to Paused, Paused to the schedule, the schedule to Busy', () => {
  const paused = { overrideKind: 'Paused', overrideUntil: later } as const
  const busy = { overrideKind: 'Busy', overrideUntil: later } as const
  expect(shownState({ ...branch, ...paused, isActive: false }, noon).state).toBe('Disabled')
  expect(shownState({ ...closed, ...paused }, noon)).toEqual({ state: 'Paused', stateUntil: later })
  expect(shownState({ ...closed, ...busy }, noon).state).toBe('ClosedBySchedule')
  expect(shownState({ ...branch, ...busy }, noon)).toEqual({ state: 'Busy', stateUntil: later })
})

it('ends a timed override automatically, and keeps a manual pause', () => {
  expect(shownState({ ...branch, overrideKind: 'Paused', overrideUntil: later }, later).state).toBe('Open')
  expect(shownState({ ...branch, overrideKind: 'Paused' }, later)).toEqual({
    state: 'Paused',
    stateUntil: null,
  })
})

it('pauses a single platform until the later of its own end and that of the branch', () => {
  const pause = { channelId: 2, at: noon.toISOString(), by: null, reason: null }
  const until = (end: Date | null) => [{ ...pause, until: end?.toISOString() ?? null }]
  const paused = { ...branch, channelPauses: until(later) }
  expect(shownState(paused, noon).state).toBe('Open')
  expect(stateOn(paused, 1, noon).state).toBe('Open')
  expect(stateOn(paused, 2, noon)).toEqual({ state: 'Paused', stateUntil: later })
  expect(stateOn(paused, 2, later).state).toBe('Open')
  const evening = new Date('2026-08-15T20:00:00+03:00')
  const both = { ...paused, overrideKind: 'Paused', overrideUntil: evening } as const
  expect(stateOn(both, 2, noon).stateUntil).toEqual(evening)
  expect(stateOn({ ...both, channelPauses: until(null) }, 2, noon).stateUntil).toBeNull()
  expect(stateOn({ ...both, overrideKind: 'Busy' }, 2, noon)).toEqual({ state: 'Paused', stateUntil: later })
})
