import { differingFields } from './differing-fields.ts'

interface Dish {
  name: string
  price: number
  isVisible: boolean
}
const FIELDS = ['name', 'price', 'isVisible'] as const
const BASE: Dish = { name: 'Kabsa', price: 48, isVisible: true }
const read = (mine: Dish, theirs: Dish) =>
  differingFields<(typeof FIELDS)[number], Dish>(
    { base: BASE, mine, theirs },
    {
      differ: (one, other) => FIELDS.filter(field => one[field] !== other[field]),
      labelOf: field => field.toUpperCase(),
      textOf: (field, dish) => String(dish[field]),
    },
  )

it('returns only differing fields, with the users who changed them', () => {
  const told = read({ ...BASE, name: 'Lamb Kabsa', price: 50 }, { ...BASE, price: 52, isVisible: false })
  expect(told).toEqual([
    {
      field: 'name',
      label: 'NAME',
      mine: 'Lamb Kabsa',
      theirs: 'Kabsa',
      isMineChanged: true,
      isTheirsChanged: false,
    },
    { field: 'price', label: 'PRICE', mine: '50', theirs: '52', isMineChanged: true, isTheirsChanged: true },
    {
      field: 'isVisible',
      label: 'ISVISIBLE',
      mine: 'true',
      theirs: 'false',
      isMineChanged: false,
      isTheirsChanged: true,
    },
  ])
})

it('omits a field that both users changed to the same value', () => {
  expect(read({ ...BASE, price: 50 }, { ...BASE, price: 50 })).toEqual([])
})
