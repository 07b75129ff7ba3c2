import { matchRange } from './match-range.ts'

const marked = (name: string, typed: string) => {
  const range = matchRange(name, typed)
  return range && name.slice(range.from, range.to)
}

it.each([
  ['Lamb Kabsa', 'kabsa', 'Kabsa'],
  ['كبسة لحم', 'كبسه', 'كبسة'],
  ['بهارات الكَبْسة', 'الكبسة', 'الكَبْسة'],
  ['إفطار', 'افط', 'إفط'],
  ['Café au lait', 'cafe', 'Café'],
  ['طلب ٤٨٢١', '4821', '٤٨٢١'],
  ['🍕 Pizza', 'pizza', 'Pizza'],
])('in "%s" the search "%s" marks "%s"', (name, typed, part) => {
  expect(marked(name, typed)).toBe(part)
})

it.each([
  ['Lamb Kabsa', 'mandi'],
  ['Lamb Kabsa', '  '],
  ['', 'a'],
])('in "%s" the search "%s" marks nothing', (name, typed) => {
  expect(matchRange(name, typed)).toBeNull()
})
