import { searchKey } from '#src/contracts/text.ts'
import { DIALECT_SYNONYMS, createThesaurus } from './dialect.ts'
import { createSearch } from './search.ts'
import { withoutArticle, wordsOf } from './words.ts'

const known = createThesaurus(DIALECT_SYNONYMS)

describe('the list of dialects', () => {
  const pairs = DIALECT_SYNONYMS.flatMap((line, at) =>
    line.map(word => ({ word: word.trim(), others: line, at })),
  )

  it('contains only words that a search can parse', () => {
    expect(pairs.filter(({ word }) => wordsOf(word).length === 0)).toEqual([])
    expect(
      DIALECT_SYNONYMS.filter(line => new Set(line.map(word => searchKey(word.trim()))).size < 2),
    ).toEqual([])
  })

  it('leads from every word of a line to every other word', () => {
    const lost = pairs.flatMap(({ word, others }) => {
      const found = known(wordsOf(word))
      return others
        .filter(other => !wordsOf(other).every(part => found.includes(part)))
        .map(other => `${word} → ${other.trim()}`)
    })
    expect(lost).toEqual([])
  })
})

const names = (...dishes: string[]) => dishes.map(ar => ({ ar, en: '' }))

it.each([
  ['ليموناضه', 'ليمون بالنعناع'],
  ['مشروم', 'عيش الغراب'],
  ['عوامه', 'لقمة القاضي'],
  ['رز بحليب', 'أرز باللبن'],
])('finds for %s the dish "%s", whose synonym has an article', (typed, dish) => {
  expect(createSearch(names(dish, 'شاي'))(typed)).toEqual([0])
})

it("finds a merchant's synonym with an article that the menu leaves out", () => {
  const synonyms = [['المفطح', 'الذبيحة']]
  expect(createSearch(names('ذبيحة كاملة', 'شاي'), { synonyms })('مفطح')).toEqual([0])
  expect(createSearch(names('الذبيحة', 'شاي'), { synonyms })('المفطح')).toEqual([0])
})

it('matches a synonym of several words only as a whole and in order', () => {
  const thesaurus = createThesaurus([['ورق عنب', 'يبرق']])
  expect(thesaurus(wordsOf('محشي ورق عنب بالزيت'))).toContain('يبرق')
  for (const name of ['ورق', 'عنب ورق', 'ورق دجاج عنب']) expect(thesaurus(wordsOf(name))).toEqual([])
})

it('returns nothing for a name without synonyms', () => {
  expect(known([])).toEqual([])
  expect(known(wordsOf('Zzyzx'))).toEqual([])
})

describe('the words of a text', () => {
  it('are separated by spaces and punctuation', () => {
    expect(wordsOf(' كبسة-لحم، (حارّة)  7up & $5 ')).toEqual(['كبسه', 'لحم', 'حاره', '7up', '$5'])
    expect(wordsOf('— ، …')).toEqual([])
  })

  it.each([
    ['الكبسة', 'كبسة'],
    ['بالنعناع', 'نعناع'],
    ['والدجاج', 'دجاج'],
    ['كالعادة', 'عادة'],
    ['للعائلة', 'عائلة'],
    ['الرز', 'الرز'],
    ['البن', 'البن'],
    ['لحم', 'لحم'],
    ['بال', 'بال'],
  ])('strips the article: %s becomes %s', (word, bare) => {
    expect(withoutArticle(word)).toBe(bare)
  })
})
