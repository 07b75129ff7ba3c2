import { preparingOrder, sampleLine } from '@sufra/shared/testing'
import { stationLines, readChosen } from './stations.ts'

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
const idsOf = (...args: Parameters<typeof stationLines>) => stationLines(...args).map(({ id }) => id)

it('shows a station the dishes of its categories and subcategories, and dishes of unknown category', () => {
  expect(idsOf(order, [1], STATIONS)).toEqual([1, 4, 5])
  expect(idsOf(order, [2], STATIONS)).toEqual([2, 3, 4, 5])
  expect(idsOf(order, [1, 3], STATIONS)).toEqual([1, 3, 4, 5])
})

it('shows all dishes on a device without a choice or before the menu loads', () => {
  expect(idsOf(order, [], STATIONS)).toHaveLength(5)
  expect(idsOf(order, [1], undefined)).toHaveLength(5)
})

it('reads the valid parts of a stored choice that was edited by hand or by another version', () => {
  expect(readChosen('3,x,5')).toEqual([3, 5])
  expect(readChosen(null)).toEqual([])
})
