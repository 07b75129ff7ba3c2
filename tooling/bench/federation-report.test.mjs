import { spreadOf } from '../figures/figures.ts'
import { summaryOf, tableOf } from './federation-report.mjs'

const run = ({ javascript = 200 * 1024, requests = 20, usable = 4000 } = {}) => ({
  javascript,
  requests,
  usable,
})
const summary = (federated, single) => summaryOf({ name: 'board', runs: { federated, single } })

it('the median and the quartiles do not depend on the order of the runs', () => {
  expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ median: 5, low: 3, high: 7 })
  expect(spreadOf([4, 2])).toEqual({ median: 3, low: 2.5, high: 3.5 })
  expect(spreadOf([8])).toEqual({ median: 8, low: 8, high: 8 })
})

it('one slow run of many does not move the price', () => {
  const { figures } = summary([run(), run(), run({ usable: 60_000 })], [run(), run(), run()])
  expect(figures.usable.ratio).toBe(1)
})

it('the price is the federated build by the single one', () => {
  const { figures, isMet } = summary([run({ javascript: 210 * 1024, requests: 22 })], [run()])
  expect(figures.javascript.ratio).toBeCloseTo(1.05)
  expect(figures.requests.difference).toBe(2)
  expect(isMet).toEqual({ javascript: true, requests: true, usable: true })
})

it.each([
  ['javascript', { javascript: 211 * 1024 }],
  ['requests', { requests: 23 }],
  ['usable', { usable: 4300 }],
])('too much of %s misses its goal, and the table says so', (figure, worse) => {
  const missed = summary([run(worse)], [run()])
  expect(Object.entries(missed.isMet).filter(([, isMet]) => !isMet)).toEqual([[figure, false]])
  expect(tableOf([missed]).filter(line => line.includes('MISSED'))).toHaveLength(1)
})

it('the table has a line for each figure, with both builds, the spread and the price', () => {
  const lines = tableOf([summary([run({ usable: 3900 }), run({ usable: 4100 })], [run(), run()])])
  expect(lines.find(line => line.includes('board (n = 2)'))).toBeDefined()
  expect(lines.find(line => line.includes('Usable after'))).toMatch(
    /4000 ms \(3950 ms – 4050 ms\) +4000 ms +×1.000 +≤ ×1.05 met/,
  )
  expect(lines.find(line => line.includes('Requests'))).toMatch(/20 +20 +\+0/)
})
