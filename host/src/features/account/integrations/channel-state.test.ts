import { sampleBranch, sampleConnection } from './testing/sample-connections.ts'
import { standingOf } from './channel-state.ts'

const paused = (channelId: number) =>
  sampleConnection({ channelId, state: 'Paused', stateUntil: '2026-11-22T18:00:00.000Z' })

it.each([
  ['working', sampleConnection({})],
  ['failing', sampleConnection({ status: 'Degraded' })],
  ['ended', sampleConnection({ status: 'Disconnected' })],
  ['none', sampleConnection({ status: 'Disconnected', hasCredential: false })],
  ['paused', paused(1)],
] as const)('returns the state %s', (standing, connection) => {
  expect(standingOf(sampleBranch({ connections: [connection] }), 1).standing).toBe(standing)
})
