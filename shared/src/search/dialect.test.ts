import { searchKey } from '#src/contracts/text.ts'
import { DIALECT, createThesaurus } from './dialect.ts'
import { createSearch } from './search.ts'
import { withoutArticle, wordsOf } from './words.ts'

const known = createThesaurus(DIALECT)

describe('the list of dialects', () => {
  const pairs = DIALECT.flatMap((line, at) => line.map(word => ({ word: word.trim(), others: line, at })))

  it('is made of words that searches can read', () => {
    expect(pairs.filter(({ word }) => wordsOf(word).length === 0)).toEqual([])
    expect(DIALECT.filter(line => new Set(line.map(word => searchKey(word.trim()))).size < 2)).toEqual([])
  })

  it('leads from every word of a line to every other one', () => {
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
])('%s finds "%s", whose other word has its article', (typed, dish) => {
  expect(createSearch(names(dish, 'شاي'))(typed)).toEqual([0])
})

it('a merchant may write the article, and leave it out on the menu', () => {
  const synonyms = [['المفطح', 'الذبيحة']]
  expect(createSearch(names('ذبيحة كاملة', 'شاي'), { synonyms })('مفطح')).toEqual([0])
  expect(createSearch(names('الذبيحة', 'شاي'), { synonyms })('المفطح')).toEqual([0])
})

it('a word of several words is one only where all of them stand, in their order', () => {
  const thesaurus = createThesaurus([['ورق عنب', 'يبرق']])
  expect(thesaurus(wordsOf('محشي ورق عنب بالزيت'))).toContain('يبرق')
  for (const name of ['ورق', 'عنب ورق', 'ورق دجاج عنب']) expect(thesaurus(wordsOf(name))).toEqual([])
})

it('a name says nothing else where no line knows it', () => {
  expect(known([])).toEqual([])
  expect(known(wordsOf('Zzyzx'))).toEqual([])
})

describe('the words of a text', () => {
  it('are what stands between spaces and signs', () => {
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
  ])('%s without its article is %s', (word, bare) => {
    expect(withoutArticle(word)).toBe(bare)
  })
})
