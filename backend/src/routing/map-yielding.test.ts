import { setImmediate as nextTurn } from 'node:timers/promises'
import { mapYielding } from './map-yielding.ts'

it('runs one piece of one list in each turn of the event loop', async () => {
  const rows = Array.from({ length: 200 }, (_none, at) => at)
  const mapped = { first: 0, second: 0, third: 0 }
  const lists = (['first', 'second', 'third'] as const).map(name =>
    mapYielding(rows, row => {
      mapped[name] += 1
      return row
    }),
  )
  const perTurn: number[] = []
  let before = 3 * 50
  while (before < 3 * rows.length) {
    await nextTurn()
    const total = mapped.first + mapped.second + mapped.third
    perTurn.push(total - before)
    before = total
  }
  expect(Math.max(...perTurn)).toBe(50)
  expect(await Promise.all(lists)).toEqual([rows, rows, rows])
})
