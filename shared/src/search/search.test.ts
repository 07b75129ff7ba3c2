import { DISHES, largeMenu } from './samples/dishes.ts'
import { SEARCHES } from './samples/searches.ts'
import { createSearch, DIALECT_SYNONYMS } from './search.ts'

const dishes = createSearch(DISHES)
const found = (text: string) => dishes(text).map(place => DISHES[place]?.en)

const SHARE = 0.98

it('finds the intended dish among the first three in 98 of 100 searches', () => {
  const missed = SEARCHES.filter(({ search, dish }) => !found(search).slice(0, 3).includes(dish))
  const share = 1 - missed.length / SEARCHES.length
  expect({ isEnough: share >= SHARE, missed: share >= SHARE ? [] : missed }).toEqual({
    isEnough: true,
    missed: [],
  })
  expect(SEARCHES.every(({ dish }) => DISHES.some(({ en }) => en === dish))).toBe(true)
})

it('ranks English names that contain the text first', () => {
  const names = [
    { ar: 'لي', en: 'Ley' },
    { ar: 'كبسة', en: 'Lamb Kabsa' },
    { ar: 'ليمون', en: 'Fresh LEmonade' },
    { ar: 'له', en: 'Leh' },
  ]
  const places = createSearch(names)('  lE ')
  expect(places.slice(0, 3).toSorted()).toEqual([0, 2, 3])
})

it('returns everything for an empty search and nothing for punctuation alone', () => {
  expect(dishes('  ')).toHaveLength(DISHES.length)
  expect(dishes('ً')).toEqual([])
})

it('matches a name with and without its article', () => {
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

it('ignores the other keyboard if a name contains the text', () => {
  expect(found('mint')).toEqual(['Mint Lemonade', 'Mint Tea'])
})

it('hides names that only sound alike beside an exact match', () => {
  expect(found('tea')).not.toContain('Tabbouleh')
})

it("finds by a merchant's own synonyms", () => {
  const names = [{ ar: 'كبسة دجاج', en: 'Chicken Kabsa' }]
  expect(createSearch(names)('سبيشل')).toEqual([])
  expect(createSearch(names, { synonyms: [...DIALECT_SYNONYMS, ['كبسة', 'سبيشل']] })('سبيشل')).toEqual([0])
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
