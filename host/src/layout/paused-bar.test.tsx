import { sampleBranch } from '@sufra/shared/testing'
import { remindersOf } from './paused-bar.tsx'

const NOON = Date.parse('2026-11-22T09:00:00Z')
const ago = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString()
const paused = (minutes: number, changes = {}) =>
  sampleBranch({ state: 'Paused', stateSince: ago(minutes), stateReason: 'Prayer', ...changes })

it('reminds after each full hour', () => {
  const keys = (minutes: number) =>
    remindersOf([paused(minutes)], NOON).map(({ key }) => key.split(' ').at(-1))
  expect(keys(59)).toEqual([])
  expect(keys(60)).toEqual(['1'])
  expect(keys(190)).toEqual(['3'])
})

it('skips a pause with an end, and alerts at once about an automatic pause', () => {
  expect(remindersOf([paused(300, { stateUntil: ago(-10) })], NOON)).toEqual([])
  expect(remindersOf([sampleBranch({ state: 'Busy', stateSince: ago(300) })], NOON)).toEqual([])
  expect(remindersOf([paused(1, { stateReason: 'MissedOrders' })], NOON)).toHaveLength(1)
})

it('reminds about a platform that somebody paused without an end, unless the whole branch is paused', () => {
  const pause = (minutes: number, until: string | null = null) => [
    { channelId: 2, since: ago(minutes), until, reason: null },
  ]
  const channelsOf = (changes: Parameters<typeof sampleBranch>[0]) =>
    remindersOf([sampleBranch({ state: 'Open', ...changes })], NOON).map(({ channelId }) => channelId)
  expect(channelsOf({ channelPauses: pause(61) })).toEqual([2])
  expect(channelsOf({ channelPauses: pause(59) })).toEqual([])
  expect(channelsOf({ channelPauses: pause(61, ago(-10)) })).toEqual([])
  expect(channelsOf({ channelPauses: pause(61), state: 'Paused', stateUntil: ago(-10) })).toEqual([])
})
