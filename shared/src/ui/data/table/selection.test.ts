import fc from 'fast-check'
import { everything, isChosen, noSelection, put, rangeTo, stretch } from './selection.ts'
import type { Selected } from './selection.ts'

interface Row {
  id: number
}

const LENGTH = 8
const rows = Array.from({ length: LENGTH }, (_, id) => ({ key: id, row: { id }, canSelect: id !== 4 }))
const keysOf = (selected: Selected<Row>): number[] =>
  rows.map(({ key }) => key).filter(key => isChosen(selected, key))
const place = fc.integer({ min: 0, max: LENGTH - 1 })
const someRows = fc.subarray(rows)

it('selects added rows, deselects removed ones and keeps the rest', () => {
  fc.assert(
    fc.property(
      someRows,
      someRows,
      fc.tuple(fc.boolean(), fc.boolean()),
      (first, second, [isAll, isWanted]) => {
        const before = put(isAll ? everything<Row>() : noSelection<Row>(), first, !isAll)
        const after = put(before, second, isWanted)
        for (const { key } of rows) {
          const isNamed = second.some(each => each.key === key)
          expect(isChosen(after, key)).toBe(isNamed ? isWanted : isChosen(before, key))
        }
      },
    ),
  )
})

it('includes rows of unseen pages if everything is selected, and only then', () => {
  expect(isChosen(everything<Row>(), 99)).toBe(true)
  expect(isChosen(noSelection<Row>(), 99)).toBe(false)
  expect(isChosen(put(everything<Row>(), [{ key: 99, row: { id: 99 } }], false), 99)).toBe(false)
})

it('does not change the previous selection object', () => {
  const before = put(noSelection<Row>(), rows.slice(0, 2), true)
  put(before, rows, true)
  put(before, rows, false)
  expect(keysOf(before)).toEqual([0, 1])
})

it('selects the rows between two, whichever was pressed first', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const range = rangeTo(one, rows, other).map(({ key }) => key)
      expect(range).toEqual(rangeTo(other, rows, one).map(({ key }) => key))
      expect(range).toHaveLength(Math.abs(one - other) + 1)
      expect(range).toEqual(range.toSorted((left, right) => Number(left) - Number(right)))
    }),
  )
})

it('selects only the pressed row if the anchor row is gone', () => {
  expect(rangeTo(99, rows, 3).map(({ key }) => key)).toEqual([3])
  expect(rangeTo(null, rows, 3).map(({ key }) => key)).toEqual([3])
})

/** Simulates Shift and arrows, row by row. */
const walk = (selected: Selected<Row>, way: readonly number[]): Selected<Row> =>
  way.slice(1).reduce((now, to, at) => stretch(now, rows, { from: way[at] ?? 0, to }), selected)

it('spans from the anchor to the focused row, whatever keys were pressed', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), way => {
      const [begin = 0, end = 0] = [way[0], way.at(-1)]
      const wanted = rangeTo(begin, rows, end)
        .map(({ key }) => key)
        .filter(key => key !== 4)
      expect(keysOf(walk(noSelection<Row>(), way))).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})

it('skips a row that cannot be selected', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), way => {
      expect(keysOf(walk(noSelection<Row>(), way))).not.toContain(4)
    }),
  )
})
