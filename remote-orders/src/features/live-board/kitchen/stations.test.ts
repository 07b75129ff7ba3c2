import { preparingOrder, sampleLine } from '@sufra/shared/testing'
import { linesHere, readChosen } from './stations.ts'

const STATIONS = {
  categories: [
    { id: 1, name: 'Grill', parentId: null },
    { id: 2, name: 'Drinks', parentId: null },
    { id: 3, name: 'Juices', parentId: 2 },
  ],
  categoryOf: { 11: 1, 12: 2, 13: 3, 14: 99 },
}
const order = preparingOrder({
  productOrder: [11, 12, 13, 14, null].map((productId, index) => sampleLine({ id: index + 1, productId })),
})
const idsOf = (...args: Parameters<typeof linesHere>) => linesHere(...args).map(({ id }) => id)

it('a station sees the dishes of its categories, with those below them, and what nobody knows the station of', () => {
  expect(idsOf(order, [1], STATIONS)).toEqual([1, 4, 5])
  expect(idsOf(order, [2], STATIONS)).toEqual([2, 3, 4, 5])
  expect(idsOf(order, [1, 3], STATIONS)).toEqual([1, 3, 4, 5])
})

it('a device that chose nothing, and one that does not know the menu yet, sees all', () => {
  expect(idsOf(order, [], STATIONS)).toHaveLength(5)
  expect(idsOf(order, [1], undefined)).toHaveLength(5)
})

it('what was remembered by hand or by another version is read as far as it can be', () => {
  expect(readChosen('3,x,5')).toEqual([3, 5])
  expect(readChosen(null)).toEqual([])
})
