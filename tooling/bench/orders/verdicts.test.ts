import { boardVerdicts, cutsVerdict, intakeVerdict } from './verdicts.ts'

const GOAL = { perSecond: 250, answerMs: 100 }
const FOUND = {
  taken: 2550,
  failed: 0,
  onBoard: 2550,
  perSecond: 251,
  answerP50: 9,
  answerP99: 100,
  boardP50: 20,
  boardP99: 60,
  cpuBackend: 1.5,
  cpuDatabase: 0.75,
}
const intake = (changes: Partial<typeof FOUND>) =>
  intakeVerdict({ name: 'one merchant', found: { ...FOUND, ...changes }, goal: GOAL })

describe('an intake', () => {
  it('meets its goal if all orders reach the boards at the rate, and answers are in time', () => {
    expect(intake({})).toEqual({
      isMet: true,
      text:
        'intake of one merchant: 2550 of 2550 on the board at 251/s (goal 250), answered p50 9 ms, p99 100 ms (goal 100 ms), ' +
        'on the board p50 20 ms, p99 60 ms, 0 failed, CPU for each order: backend 1.50 ms, database 0.75 ms',
    })
  })

  it.each([
    ['a message was refused', { taken: 2549, onBoard: 2549, failed: 1 }],
    ['an accepted order is on no board', { onBoard: 2549 }],
    ['the rate is lower', { perSecond: 249.9 }],
    ['one answer in a hundred is late', { answerP99: 100.1 }],
    ['no order is on a board', { onBoard: 0, perSecond: Number.NaN }],
  ])('misses it if %s', (_why, changes) => {
    expect(intake(changes).isMet).toBe(false)
  })

  it('reports an intake without a single order', () => {
    const nothing = { taken: 0, failed: 2550, onBoard: 0, perSecond: Number.NaN, answerP50: 3, answerP99: 4 }
    // The database returns null for a percentile of no values.
    const none = { boardP50: JSON.parse('null'), boardP99: JSON.parse('null') }
    const { isMet, text } = intake({ ...nothing, ...none, cpuBackend: Number.NaN, cpuDatabase: Number.NaN })
    expect(isMet).toBe(false)
    expect(text).toContain('0 of 2550 on the board at NaN/s')
    expect(text).toContain('on the board p50 NaN ms')
  })
})

describe('cut streams', () => {
  const WHOLE = { events: 900, missed: 0, doubled: 0, outOfOrder: 0 }

  it('meet their goal if every reader got everything once and in order', () => {
    expect(cutsVerdict(500, WHOLE)).toEqual({
      isMet: true,
      text: '500 cuts of ten streams, 900 events: 0 missed, 0 doubled, 0 out of order',
    })
  })

  it.each(['missed', 'doubled', 'outOfOrder'])('miss it by one event that was %s', what => {
    expect(cutsVerdict(500, { ...WHOLE, [what]: 1 }).isMet).toBe(false)
  })

  it('miss it if no event was sent', () => {
    expect(cutsVerdict(500, { ...WHOLE, events: 0 }).isMet).toBe(false)
  })
})

describe('a full board', () => {
  const BOARD = {
    cards: 200,
    presses: 20,
    inputP95: 100,
    longestTask: 200,
    cpuPerSecond: 300,
    heapBefore: 30 * 1_048_576,
    heapAfter: 50 * 1_048_576,
    shiftOrders: 500,
  }
  const verdicts = (changes: Partial<typeof BOARD>) =>
    boardVerdicts({ ...BOARD, ...changes }, { inputMs: 100, taskMs: 200, heapMb: 20, slower: 6 })
  const met = (changes: Partial<typeof BOARD>) => verdicts(changes).map(({ isMet }) => isMet)

  it('meets its goals at exactly the limits, and prints them', () => {
    expect(met({})).toEqual([true, true])
    const [answers, holds] = verdicts({}).map(({ text }) => text)
    expect(answers).toContain('200 cards, 6x slower, 20 presses: to paint p95 100 ms (goal 100 ms)')
    expect(holds).toBe('500 orders later the page holds 30.0 → 50.0 MB (goal 20 more)')
  })

  it('misses the goal that it exceeds', () => {
    expect(met({ inputP95: 101 })).toEqual([false, true])
    expect(met({ longestTask: 201 })).toEqual([false, true])
    expect(met({ heapAfter: 50.1 * 1_048_576 })).toEqual([true, false])
  })

  it('has no response time if nobody pressed anything', () => {
    expect(met({ presses: 0, inputP95: Number.NaN })).toEqual([false, true])
  })
})
