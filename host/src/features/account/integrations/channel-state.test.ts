import { sampleBranch, sampleConnection } from './testing/sample-connections.ts'
import { pauseOn, resumeOn, standingOf } from './channel-state.ts'

const paused = (channelId: number) =>
  sampleConnection({ channelId, state: 'Paused', stateUntil: '2026-11-22T18:00:00.000Z' })

it('pauses another platform together with those that are paused already', () => {
  const branch = sampleBranch({ connections: [paused(1), sampleConnection({ channelId: 2 })] })
  expect(pauseOn(branch, 2, { preset: '1h' })).toMatchObject({
    state: 'Paused',
    preset: '1h',
    channelIds: [1, 2],
  })
})

it('opens one platform and leaves the others paused, until the same time', () => {
  const both = sampleBranch({ connections: [paused(1), paused(2)] })
  expect(resumeOn(both, 1)).toMatchObject({
    ...{ state: 'Paused', channelIds: [2], until: '2026-11-22T18:00:00.000Z' },
  })
  expect(resumeOn(sampleBranch({ connections: [paused(1)] }), 1)).toEqual({ branchIds: [7], state: 'Open' })
})

it.each([
  ['working', sampleConnection({})],
  ['failing', sampleConnection({ status: 'Degraded' })],
  ['ended', sampleConnection({ status: 'Disconnected' })],
  ['none', sampleConnection({ status: 'Disconnected', hasCredential: false })],
  ['paused', paused(1)],
] as const)('calls it %s', (standing, connection) => {
  expect(standingOf(sampleBranch({ connections: [connection] }), 1).standing).toBe(standing)
})
