import { useSession } from '@sufra/shared/session'
import { answerHttp } from '@sufra/shared/testing'
import { waitFor } from '@testing-library/react'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { signInAs } from '#src/testing/tokens.ts'
import { followOverrides, openOverrides, resetOverride } from './open-overrides.ts'
import { useOverrides } from '#src/remotes/override-store.ts'
import { acceptOverrideRequest } from './run-overrides.ts'
import {
  storeOverrideRequest,
  readOverrideRequests,
  takeOverrideRequestsFromAddress,
} from './override-requests.ts'

const TRIED = '2.0.0-bbbbbbbbbb'
const BODY = { name: 'tables', url: '', proof: null, preview: 'a.b.c' }
const FACTS = { preview: 'pr-12', by: 'Tables CI', until: '2026-12-01T09:00:00.000Z' }
const opened = (version = TRIED) => ({
  body: { name: 'tables', state: 'open', ...FACTS, version: { ...releasedSample(), version } },
})

const answer = (reply: object = opened()) => answerHttp({ 'POST /api/Release/OpenPreview': reply })
const agreed = () => ({ ...BODY, agreedBy: useSession.getState().userId ?? undefined })
const open = () => openOverrides({ overrides: 'signed' })
const reasons = () => useOverrides.getState().refused.map(({ reason }) => reason)
const runs = () => [chosenVersion('tables')?.choice, chosenVersion('tables')?.version.version]

beforeEach(() => {
  sessionStorage.clear()
  signInAs('Cashier')
  useRemotes.setState({ attempts: {}, states: {} })
  adoptRegistry({ registry: registrySample({ revision: Math.random() }), source: 'network' })
})
afterEach(async () => {
  jest.useRealTimers()
  await resetOverride('tables')
  useOverrides.setState({ running: {}, refused: [], asked: [] })
})

it('moves from the address into this tab', () => {
  window.history.replaceState(null, '', '/tables?preview-tables=a.b.c&tab=all')
  takeOverrideRequestsFromAddress()
  expect([readOverrideRequests(), window.location.search]).toEqual([[BODY], '?tab=all'])
})

it("shows the author and runs the version only after the person's consent", async () => {
  const { calls } = answer()
  storeOverrideRequest(BODY)
  await open()
  expect(useOverrides.getState().asked).toEqual([{ name: 'tables', url: 'pr-12', preview: FACTS }])
  expect(runs()[0]).toBe('stable')
  await acceptOverrideRequest('tables')
  expect(runs()).toEqual(['preview', TRIED])
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'a.b.c' }, { token: 'a.b.c' }])
})

it('is pending until the person signs in', async () => {
  const { calls } = answer()
  useSession.setState({ userId: null, user: null })
  storeOverrideRequest(BODY)
  await open()
  expect([calls, reasons()]).toEqual([[], []])
  signInAs('Cashier')
  await waitFor(() => expect(useOverrides.getState().asked).toHaveLength(1))
})

it.each([
  ['over', { body: { name: 'tables', state: 'over', ...FACTS } }],
  ['revoked', { body: { name: 'tables', state: 'revoked', ...FACTS } }],
  ['proof', { status: 400, body: { code: 'validation_failed' } }],
  ['proof', { body: { ...opened().body, name: 'menus' } }],
])('that cannot be opened (%s) is reported, and the released version runs', async (reason, reply) => {
  answer(reply)
  storeOverrideRequest(agreed())
  await open()
  expect([reasons(), readOverrideRequests(), runs()[0]]).toEqual([[reason], [], 'stable'])
})

it('whose version hung a tab of this browser does not run again, and its next build does', async () => {
  const mark = { at: Date.now() - 60_000, times: 1 }
  localStorage.setItem('sufra.unfinished', JSON.stringify({ [`tables@${TRIED}`]: mark }))
  answer()
  storeOverrideRequest(agreed())
  await open()
  expect([reasons(), readOverrideRequests(), runs()[0]]).toEqual([['hung'], [], 'stable'])
  answer(opened('2.1.0-cccccccccc'))
  storeOverrideRequest(agreed())
  await open()
  expect(runs()).toEqual(['preview', '2.1.0-cccccccccc'])
})

describe('while a preview runs', () => {
  let swapped: string[]
  let end: () => void
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    swapped = []
    end = followOverrides(name => swapped.push(name))
    answer()
    storeOverrideRequest(agreed())
    const opening = open()
    await jest.advanceTimersByTimeAsync(0)
    await opening
  })
  afterEach(() => end())

  const later = () => jest.advanceTimersByTimeAsync(31_000)

  it('loads a newer version by itself and ignores the same one', async () => {
    await later()
    expect(swapped).toEqual(['tables'])
    answer(opened('2.1.0-cccccccccc'))
    await later()
    expect([swapped, runs()]).toEqual([
      ['tables', 'tables'],
      ['preview', '2.1.0-cccccccccc'],
    ])
  })

  it('reports the end and returns to the released version', async () => {
    answer({ body: { name: 'tables', state: 'revoked', ...FACTS } })
    await later()
    expect([reasons(), readOverrideRequests(), runs()[0], swapped.length]).toEqual([
      ['revoked'],
      [],
      'stable',
      2,
    ])
  })

  it('keeps running while the server does not answer', async () => {
    answer({ status: 503 })
    await later()
    expect([reasons(), runs()]).toEqual([[], ['preview', TRIED]])
  })
})
