import { dishKindOf } from './dish-kind.ts'

it.each([
  ['{"en":"Main dishes","ar":"الأطباق الرئيسية"}', 'main'],
  ['{"en":"Charcoal Grills","ar":"مشاوي على الفحم"}', 'grill'],
  ['{"en":"","ar":"السَّلطات"}', 'salad'],
  ['{"en":"","ar":"المشروبات الباردة"}', 'drink'],
  ['{"en":"Juices","ar":""}', 'drink'],
  ['{"en":"Desserts","ar":"الحلويات"}', 'dessert'],
  ['{"en":"","ar":"الفطائر والمعجنات"}', 'bakery'],
  ['{"en":"Breakfast","ar":"الفطور"}', 'breakfast'],
  ['{"en":"","ar":"شوربة"}', 'soup'],
  ['not json at all', 'main'],
])('draws the category %s as %s', (name, kind) => {
  expect(dishKindOf(name)).toBe(kind)
})
