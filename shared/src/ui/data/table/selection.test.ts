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

it('what is put is chosen, what is taken is not, and all else stays', () => {
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

it('a row of a page that nobody has seen is chosen with everything, and with nothing it is not', () => {
  expect(isChosen(everything<Row>(), 99)).toBe(true)
  expect(isChosen(noSelection<Row>(), 99)).toBe(false)
  expect(isChosen(put(everything<Row>(), [{ key: 99, row: { id: 99 } }], false), 99)).toBe(false)
})

it('putting changes nothing of what was chosen before', () => {
  const before = put(noSelection<Row>(), rows.slice(0, 2), true)
  put(before, rows, true)
  put(before, rows, false)
  expect(keysOf(before)).toEqual([0, 1])
})

it('a range is the rows between two of them, whichever was pressed first', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const range = rangeTo(one, rows, other).map(({ key }) => key)
      expect(range).toEqual(rangeTo(other, rows, one).map(({ key }) => key))
      expect(range).toHaveLength(Math.abs(one - other) + 1)
      expect(range).toEqual(range.toSorted((left, right) => Number(left) - Number(right)))
    }),
  )
})

it('from a row that is not there any more, a range is the pressed one alone', () => {
  expect(rangeTo(99, rows, 3).map(({ key }) => key)).toEqual([3])
  expect(rangeTo(null, rows, 3).map(({ key }) => key)).toEqual([3])
})

/** Shift and arrows, from one row to the next. */
const walk = (selected: Selected<Row>, way: readonly number[]): Selected<Row> =>
  way.slice(1).reduce((now, to, at) => stretch(now, rows, { from: way[at] ?? 0, to }), selected)

it('wherever the keys went, in the end a range reaches from where it began to where they are', () => {
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

it('a row that nothing can be done with is passed, never chosen', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), way => {
      expect(keysOf(walk(noSelection<Row>(), way))).not.toContain(4)
    }),
  )
})
