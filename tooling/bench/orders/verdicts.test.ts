import { boardVerdicts, cutsVerdict, intakeVerdict } from './verdicts.ts'

const GOAL = { perSecond: 250, answerMs: 100 }
const FOUND = {
  ...{ taken: 2550, failed: 0, onBoard: 2550, perSecond: 251, answerP50: 9, answerP99: 100 },
  ...{ boardP50: 20, boardP99: 60, cpuBackend: 1.5, cpuDatabase: 0.75 },
}
const intake = (changes: Partial<typeof FOUND>) =>
  intakeVerdict({ name: 'one merchant', found: { ...FOUND, ...changes }, goal: GOAL })

describe('an intake', () => {
  it('meets its goal where all of it is on the boards at the rate, and answered in time', () => {
    expect(intake({})).toEqual({
      isMet: true,
      text:
        'intake of one merchant: 2550 of 2550 on the board at 251/s (goal 250), answered p50 9 ms, p99 100 ms (goal 100 ms), ' +
        'on the board p50 20 ms, p99 60 ms, 0 failed, CPU for each order: backend 1.50 ms, database 0.75 ms',
    })
  })

  it.each([
    ['a message was refused', { taken: 2549, onBoard: 2549, failed: 1 }],
    ['an order that was taken is on no board', { onBoard: 2549 }],
    ['it is slower', { perSecond: 249.9 }],
    ['one message in a hundred waits longer', { answerP99: 100.1 }],
    ['nothing of it is on a board', { onBoard: 0, perSecond: Number.NaN }],
  ])('misses it where %s', (_why, changes) => {
    expect(intake(changes).isMet).toBe(false)
  })

  it('of which nothing came through is told all the same', () => {
    const nothing = { taken: 0, failed: 2550, onBoard: 0, perSecond: Number.NaN, answerP50: 3, answerP99: 4 }
    // The database has no percentile of nothing.
    const none = { boardP50: JSON.parse('null'), boardP99: JSON.parse('null') }
    const { isMet, text } = intake({ ...nothing, ...none, cpuBackend: Number.NaN, cpuDatabase: Number.NaN })
    expect(isMet).toBe(false)
    expect(text).toContain('0 of 2550 on the board at NaN/s')
    expect(text).toContain('on the board p50 NaN ms')
  })
})

describe('streams that were cut', () => {
  const WHOLE = { events: 900, missed: 0, doubled: 0, outOfOrder: 0 }

  it('meet their goal where every reader got everything once and in order', () => {
    expect(cutsVerdict(500, WHOLE)).toEqual({
      isMet: true,
      text: '500 cuts of ten streams, 900 events: 0 missed, 0 doubled, 0 out of order',
    })
  })

  it.each(['missed', 'doubled', 'outOfOrder'])('miss it by one that was %s', what => {
    expect(cutsVerdict(500, { ...WHOLE, [what]: 1 }).isMet).toBe(false)
  })

  it('miss it where nothing came that could be lost', () => {
    expect(cutsVerdict(500, { ...WHOLE, events: 0 }).isMet).toBe(false)
  })
})

describe('a full board', () => {
  const BOARD = {
    ...{ cards: 200, presses: 20, inputP95: 100, longestTask: 200, cpuPerSecond: 300 },
    ...{ heapBefore: 30 * 1_048_576, heapAfter: 50 * 1_048_576, shiftOrders: 500 },
  }
  const verdicts = (changes: Partial<typeof BOARD>) =>
    boardVerdicts({ ...BOARD, ...changes }, { inputMs: 100, taskMs: 200, heapMb: 20, slower: 6 })
  const met = (changes: Partial<typeof BOARD>) => verdicts(changes).map(({ isMet }) => isMet)

  it('meets its goals to the very figure, and says them', () => {
    expect(met({})).toEqual([true, true])
    const [answers, holds] = verdicts({}).map(({ text }) => text)
    expect(answers).toContain('200 cards, 6x slower, 20 presses: to paint p95 100 ms (goal 100 ms)')
    expect(holds).toBe('500 orders later the page holds 30.0 → 50.0 MB (goal 20 more)')
  })

  it('misses the one that it misses', () => {
    expect(met({ inputP95: 101 })).toEqual([false, true])
    expect(met({ longestTask: 201 })).toEqual([false, true])
    expect(met({ heapAfter: 50.1 * 1_048_576 })).toEqual([true, false])
  })

  it('that nobody pressed anything on has answered nothing', () => {
    expect(met({ presses: 0, inputP95: Number.NaN })).toEqual([false, true])
  })
})
