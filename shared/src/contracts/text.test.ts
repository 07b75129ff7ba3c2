import fc from 'fast-check'
import {
  inLanguage,
  isSeen,
  isUnstorable,
  readLocalized,
  searchKey,
  toLatinDigits,
  withoutPiledMarks,
  stripInvisibleMarks,
} from './text.ts'

const anyText = fc.string({ unit: 'binary' })
// Letters, marks and digits of menus here, and what Unicode joins or takes apart.
const menuText = fc
  .array(fc.constantFrom(...'اأإآٱبةهيىیكک ؤئءلاًٌّـ٠٩۰۹09aAéÉİıßﬁﷺﻻ\u0653\u0654\u200F\u0301'), {
    maxLength: 12,
  })
  .map(letters => letters.join(''))

describe('the form in which names are compared', () => {
  it.each([
    ['kasra and shadda', 'مُؤمِّن', 'مومن'],
    ['tatweel', 'كبـــسة', 'كبسه'],
    ['a hamza on its alef', 'أرز إيراني آيس ٱلكبسة', 'ارز ايراني ايس الكبسه'],
    ['letters of Persian keyboards', 'کیک', 'كيك'],
    ['joined forms of old systems', 'ﻻﺗﻴﻪ', 'لاتيه'],
    ['digits of three alphabets', '٧ ۷ ７', '7 7 7'],
    ['accents and capitals', 'Crème BRÛLÉE', 'creme brulee'],
    ['marks of direction', '\u202Bكبسة\u202C\u200F', 'كبسه'],
    ['the Arabic letter mark', '\u061Cكب\u061Cسة', 'كبسه'],
    ['a byte order mark', '\uFEFFكبسة', 'كبسه'],
  ])('does not tell %s apart', (_what, written, key) => {
    expect(searchKey(written)).toBe(key)
  })

  it('keeps apart what is another word', () => {
    const words = ['كبسة', 'كبة', 'شاي', 'شاهي', 'tea', 'teas', '7up', 'up']
    expect(new Set(words.map(searchKey)).size).toBe(words.length)
  })

  it('is its own form', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, menuText), text => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
      { numRuns: 500 },
    )
  })

  it('is the same however the letters and their marks are composed', () => {
    fc.assert(
      fc.property(menuText, text => {
        expect(searchKey(text.normalize('NFD'))).toBe(searchKey(text))
        expect(searchKey(text.normalize('NFKC'))).toBe(searchKey(text))
      }),
      { numRuns: 500 },
    )
  })
})

describe('digits', () => {
  it('of every writing are those of the number', () => {
    fc.assert(
      fc.property(fc.nat(), number => {
        const [arabic, persian] = [0x660, 0x6f0].map(zero =>
          String(number).replace(/\d/g, digit => String.fromCharCode(zero + Number(digit))),
        )
        expect(toLatinDigits(arabic ?? '')).toBe(String(number))
        expect(toLatinDigits(persian ?? '')).toBe(String(number))
      }),
    )
  })

  it('are all that turns: letters, their marks and signs beside them stay', () => {
    const others = 'ابجد ٪٫٬ \u065F abc 12½²'
    expect(toLatinDigits(others)).toBe(others)
  })
})

describe('invisible characters', () => {
  it.each([
    '\u00AD',
    '\u061C',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u202A',
    '\u202E',
    '\u2060',
    '\u2066',
    '\u2069',
    '\uFEFF',
  ])('leaves a number: %j', mark => {
    expect(stripInvisibleMarks(`${mark}05${mark}0${mark}`)).toBe('050')
  })

  it('is nothing to read, and one letter among it is', () => {
    for (const text of ['', ' \n\t', '\u200B\u200D\u00AD', '\u3164', '\uFEFF\u2060'])
      expect(isSeen(text)).toBe(false)
    for (const text of ['ا', '\u200B7\u200B', '😀', 'ـ']) expect(isSeen(text)).toBe(true)
  })
})

describe('text that cannot be stored', () => {
  it.each([
    ['NUL', 'a\0'],
    ['the first half of a pair', 'a\uD83D'],
    ['the second half alone', '\uDE00a'],
    ['two halves the wrong way round', '\uDE00\uD83D'],
  ])('is what has %s', (_what, text) => {
    expect(isUnstorable(text)).toBe(true)
  })

  it('is nothing that is well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(isUnstorable(text)).toBe(text.includes('\0'))
      }),
    )
    expect(isUnstorable('كبسة 😀 👨‍👩‍👧')).toBe(false)
  })
})

it('marks that pile up on a letter end at four, on every letter, and all else stays', () => {
  const piled = `ب${'\u064E'.repeat(9)}س${'\u0301'.repeat(40)}م`
  expect(withoutPiledMarks(piled)).toBe(`ب${'\u064E'.repeat(4)}س${'\u0301'.repeat(4)}م`)
  expect(withoutPiledMarks('مُؤَمَّنٌ Ế ที่')).toBe('مُؤَمَّنٌ Ế ที่')
})

describe('a text in two languages', () => {
  it('is read back unchanged, whatever it contains', () => {
    fc.assert(
      fc.property(anyText, anyText, (ar, en) => {
        expect(readLocalized(JSON.stringify({ ar, en }))).toEqual({ ar, en })
      }),
    )
  })

  it('never throws for malformed text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), text => {
        const { ar, en } = readLocalized(text)
        expect([typeof ar, typeof en]).toEqual(['string', 'string'])
      }),
    )
  })

  it.each([
    ['an old plain name', 'Kabsa', { ar: 'Kabsa', en: 'Kabsa' }],
    ['a number', '5', { ar: '5', en: '5' }],
    ['one language', '{"ar":"كبسة"}', { ar: 'كبسة', en: '' }],
    ['words that are none', '{"ar":5,"en":null}', { ar: '', en: '' }],
    ['a prototype', '{"__proto__":{"ar":"x","en":"x"}}', { ar: '', en: '' }],
  ])('reads %s', (_what, text, names) => {
    expect(readLocalized(text)).toEqual(names)
  })

  it.each([
    ['ar', 'كبسة'],
    ['ar-SA', 'كبسة'],
    ['en', 'Kabsa'],
    ['fr', 'Kabsa'],
  ])('is shown in %s as %s', (language, shown) => {
    expect(inLanguage('{"ar":"كبسة","en":"Kabsa"}', language)).toBe(shown)
  })

  it('is shown in the other language where it has but one', () => {
    expect(inLanguage('{"ar":"كبسة","en":""}', 'en')).toBe('كبسة')
    expect(inLanguage('{"en":"Kabsa"}', 'ar')).toBe('Kabsa')
  })
})
