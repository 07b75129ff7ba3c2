import { bytesVerdict, linesOf, peerVerdicts, secondVerdicts } from './opening-report.mjs'
import { timesOf } from './paint-marks.mjs'

const run = more => ({
  largest: 400,
  usable: 500,
  interactive: 620,
  blocking: 50,
  javascript: 116 * 1024,
  requests: 9,
  ...more,
})

it('a page is responsive once its form is taken over and its last long task is over, and blocked by the time of tasks beyond 50 ms', () => {
  const longTasks = [
    { startTime: 100, duration: 80 },
    { startTime: 700, duration: 120 },
  ]
  const seen = { first: 90, largest: 300, usableAt: 400, answersAt: 500, longTasks }
  expect(timesOf(seen)).toEqual({ largest: 300, usable: 400, interactive: 820, blocking: 100 })
  expect(timesOf({ ...seen, longTasks: [] })).toMatchObject({ interactive: 500, blocking: 0 })
})

it('prints the median and p95 of each figure beside those of the other variants', () => {
  const runs = [run(), run({ largest: 410 }), run({ largest: 9000 })]
  const lines = linesOf({ title: 'login', runsOf: { 'with worker': runs, without: [run()] } })
  expect(lines[0]).toBe('login (n = 3)')
  expect(lines[1]).toMatch(/largest +with worker 410 ms \(p95 9000 ms\) +without 400 ms/)
  expect(lines.find(line => line.includes('javascript'))).toContain('116.0 KB')
})

it('checks the bytes of a first visit against their goal', () => {
  const screen = { name: 'login', goalKb: 116 }
  expect(bytesVerdict({ screen, runs: [run()] }).isMet).toBe(true)
  expect(bytesVerdict({ screen, runs: [run({ javascript: 117 * 1024 })] })).toEqual({
    isMet: false,
    text: 'login: 117.0 KB of JavaScript (goal 116)',
  })
})

it("checks login's share of the peer's time, figure by figure", () => {
  const peer = [run({ largest: 2000, interactive: 1000, blocking: 100 })]
  const verdicts = peerVerdicts({ own: [run({ blocking: 60 })], peer })
  expect(verdicts.map(({ isMet }) => isMet)).toEqual([true, true, false])
  expect(verdicts[2]?.text).toBe('login, blocking: 0.60 × the peer (goal 0.25)')
})

it('checks the second visit of a device with a stored shell against its goal, with a network and without', () => {
  const runsOf = {
    worker: [run({ usable: 2000 })],
    offline: [run({ usable: 2001 })],
    blocked: [run({ usable: 9000 })],
  }
  const verdicts = secondVerdicts({ screen: { name: 'live orders' }, runsOf })
  expect(verdicts.map(({ isMet }) => isMet)).toEqual([true, false])
  expect(verdicts[1]?.text).toContain('offline: usable after 2001 ms')
  expect(secondVerdicts({ screen: { name: 'login' }, runsOf: { blocked: [run()] } })).toEqual([])
})
