import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { endSession, useSession } from '@sufra/shared/session'
import { answerHttp } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { signInAs, tokenOf } from '#src/testing/tokens.ts'
import { noteOutcome } from './outcomes.ts'
import { startReports, stopReports } from './reports.ts'

const ready: RemoteOutcome = {
  name: 'menus',
  version: '1.0.0-aaaa',
  choice: 'stable',
  failure: null,
  detail: null,
  phases: { entry: 100, module: 160, screen: 400 },
}
const note = (count: number) => {
  for (let times = 0; times < count; times += 1) noteOutcome(ready)
}

const PATH = '/api/Release/Report'
const EVERY_MS = 10_000

/** Simulates a server that gives these answers in turn and repeats the last one. */
const answerReports = (...answers: HttpAnswer[]) => {
  let at = 0
  const { calls } = answerHttp({
    [`POST ${PATH}`]: () => answers[Math.min(at++, answers.length - 1)] ?? { body: {} },
    'POST /api/Authentication/Logout': { body: {} },
  })
  const reports = () => calls.filter(({ path }) => path === PATH)
  return { reports, sizes: () => reports().map(({ body }) => outcomesIn(body).length) }
}
const outcomesIn = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null && 'outcomes' in body && Array.isArray(body.outcomes)
    ? body.outcomes
    : []

const pass = (rounds: number) => jest.advanceTimersByTimeAsync(rounds * EVERY_MS)

beforeEach(() => {
  jest.useFakeTimers()
  signInAs('Admin')
  startReports()
})
afterEach(() => {
  stopReports()
  jest.useRealTimers()
})

describe('outcomes of a page', () => {
  it("are sent every ten seconds, once, with the session's token", async () => {
    const { reports } = answerReports()
    noteOutcome(ready)
    await pass(0.9)
    expect(reports()).toEqual([])
    await pass(3)
    expect(reports()).toHaveLength(1)
    expect(reports()[0]?.headers.get('Authorization')).toBe(`Bearer ${tokenOf('Admin')}`)
    expect(reports()[0]?.body).toEqual({ outcomes: [ready] })
  })

  it('cause no request while there are none', async () => {
    const { reports } = answerReports()
    await pass(6)
    expect(reports()).toEqual([])
  })

  it('are sent in parts when there are many', async () => {
    const { sizes } = answerReports()
    note(90)
    await pass(4)
    expect(sizes()).toEqual([40, 40, 10])
  })

  it.each([
    ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('are sent at once, by a request that outlives the page, when the page %s', async (_name, leave) => {
    const { reports } = answerReports()
    const fetched = jest.spyOn(globalThis, 'fetch')
    noteOutcome(ready)
    leave()
    await pass(0)
    jest.restoreAllMocks()
    expect(reports()).toHaveLength(1)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  })

  it('are not sent when the page becomes visible again', async () => {
    const { reports } = answerReports()
    noteOutcome(ready)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(reports()).toEqual([])
  })
})

describe('a report that does not arrive', () => {
  it.each([503, 429, 401])('is sent twice more after %d and then dropped', async status => {
    const { sizes } = answerReports({ status }, { status }, { status }, { body: {} })
    note(2)
    await pass(3)
    expect(sizes()).toEqual([2, 2, 2])
    note(1)
    await pass(3)
    expect(sizes()).toEqual([2, 2, 2, 1])
  })

  it('is sent with the next one when the network is back', async () => {
    const { sizes } = answerReports({ status: 503 }, { body: {} })
    note(2)
    await pass(1)
    note(1)
    await pass(3)
    expect(sizes()).toEqual([2, 3])
  })

  it('is not sent again when the server refuses it', async () => {
    const { sizes } = answerReports({ status: 400 })
    note(2)
    await pass(4)
    expect(sizes()).toEqual([2])
  })

  it('keeps the session and neither throws nor logs', async () => {
    const warn = jest.spyOn(console, 'warn')
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    note(1)
    await pass(5)
    answerReports({ status: 401, body: { code: 'token_invalid' } })
    note(1)
    await pass(5)
    expect(useSession.getState().user?.Role).toBe('Admin')
    expect(warn).not.toHaveBeenCalled()
  })

  it('does not block the next report when the server hangs', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    globalThis.fetch = async (_input, init) => {
      signals.push(init?.signal)
      return new Promise(() => undefined)
    }
    note(1)
    await pass(1)
    expect(signals[0]).toBeInstanceOf(AbortSignal)
  })
})

describe('after the session ended', () => {
  it("sends nothing, not even with the next person's token", async () => {
    const { reports } = answerReports()
    noteOutcome(ready)
    endSession()
    await pass(1)
    signInAs('Cashier')
    await pass(2)
    expect(reports()).toEqual([])
  })

  it("does not return pending reports to the next person's queue", async () => {
    const { sizes } = answerReports({ status: 503 }, { body: {} })
    noteOutcome(ready)
    window.dispatchEvent(new Event('pagehide'))
    stopReports()
    startReports()
    useSession.setState({ userId: 8 })
    noteOutcome(ready)
    await pass(3)
    expect(sizes()).toEqual([1, 1])
  })

  it('keeps no listener', async () => {
    const { reports } = answerReports()
    stopReports()
    noteOutcome(ready)
    window.dispatchEvent(new Event('pagehide'))
    await pass(2)
    expect(reports()).toEqual([])
  })
})
