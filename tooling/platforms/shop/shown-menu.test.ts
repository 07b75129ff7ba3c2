import { complaintsAbout, readItem } from './shown-menu.ts'

const option = { name: '{"ar":"رز","en":"Rice"}', price: 2 }
const group = { name: '{"ar":"جانب","en":"Side"}', min: 1, max: 1, isRequired: true, options: [option] }
const dish = { productId: 7, name: '{"ar":"كبسة","en":"Kabsa"}', price: 25, modifierGroups: [group] }
const codesOf = (changes: object) =>
  complaintsAbout(readItem({ ...dish, ...changes })).map(({ code }) => code)

it('accepts a product that customers can order', () => {
  expect(codesOf({})).toEqual([])
})

it('reports names and prices that no platform accepts', () => {
  expect(codesOf({ name: '{"ar":"كبسة"}' })).toEqual(['no_name'])
  expect(codesOf({ price: 0 })).toEqual(['no_price'])
  expect(codesOf({ price: null, sizes: [{ price: 0 }] })).toEqual(['no_price'])
})

it.each([
  ['no name', { name: '{}' }],
  ['a minimum above its maximum', { min: 2 }],
  ['no options', { options: [] }],
  ['an option without a price', { options: [{ ...option, price: -1 }] }],
])('reports a group with %s', (_what, changes) => {
  expect(codesOf({ modifierGroups: [{ ...group, ...changes }] })).toEqual(['broken_group'])
})
