import { DISHES, largeMenu } from './samples/dishes.ts'
import { SEARCHES } from './samples/searches.ts'
import { createSearch, DIALECT } from './search.ts'

const dishes = createSearch(DISHES)
const found = (text: string) => dishes(text).map(place => DISHES[place]?.en)

const SHARE = 0.98

it('finds among the first three what people meant, in 98 of 100 searches', () => {
  const missed = SEARCHES.filter(({ search, dish }) => !found(search).slice(0, 3).includes(dish))
  const share = 1 - missed.length / SEARCHES.length
  expect({ isEnough: share >= SHARE, missed: share >= SHARE ? [] : missed }).toEqual({
    isEnough: true,
    missed: [],
  })
  expect(SEARCHES.every(({ dish }) => DISHES.some(({ en }) => en === dish))).toBe(true)
})

it('puts what holds the text in its English name first, whatever else there is', () => {
  const names = [
    { ar: 'لي', en: 'Ley' },
    { ar: 'كبسة', en: 'Lamb Kabsa' },
    { ar: 'ليمون', en: 'Fresh LEmonade' },
    { ar: 'له', en: 'Leh' },
  ]
  const places = createSearch(names)('  lE ')
  expect(places.slice(0, 3).toSorted()).toEqual([0, 2, 3])
})

it('answers an empty search with everything, and one of marks alone with nothing', () => {
  expect(dishes('  ')).toHaveLength(DISHES.length)
  expect(dishes('ً')).toEqual([])
})

it('does not take the article off a name: it only finds it without, too', () => {
  const names = [
    { ar: 'العزيزية', en: '' },
    { ar: 'عزيزية', en: '' },
  ]
  expect(createSearch(names)('عزيزيه')).toEqual([1, 0])
  expect(createSearch(names)('العزيزيه')).toEqual([0, 1])
})

it.each([
  ['fvyv', 'House Burger'],
  [';fsm', 'Lamb Kabsa'],
  ['لاعقلثق', 'House Burger'],
])('reads %s as typed with the other keyboard', (text, dish) => {
  expect(found(text)).toContain(dish)
})

it('leaves the other keyboard alone where the text is written in a name', () => {
  expect(found('mint')).toEqual(['Mint Lemonade', 'Mint Tea'])
})

it('does not show what only sounds alike beside what was written', () => {
  expect(found('tea')).not.toContain('Tabbouleh')
})

it('finds with the words that a merchant adds', () => {
  const names = [{ ar: 'كبسة دجاج', en: 'Chicken Kabsa' }]
  expect(createSearch(names)('سبيشل')).toEqual([])
  expect(createSearch(names, { synonyms: [...DIALECT, ['كبسة', 'سبيشل']] })('سبيشل')).toEqual([0])
})

it('finds by a keyword', () => {
  expect(createSearch([{ ar: 'كبسة', en: 'Kabsa', keywords: 'RIC-01' }])('ric-01')).toEqual([0])
})

it.each(['('.repeat(500), "7'9'".repeat(300), 'ك '.repeat(2000), '\\', '\u0000', '😀😀'])(
  'answers any text, on a large menu too',
  text => {
    expect(Array.isArray(createSearch(largeMenu(500))(text))).toBe(true)
  },
)
