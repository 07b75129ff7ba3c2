import { searchKey } from '#src/contracts/text.ts'
import { onOtherKeyboard } from './keyboard-layout.ts'
import { DISHES } from './samples/dishes.ts'

const LETTERS = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'

it('maps each key to one letter per keyboard, and back to the same letter', () => {
  for (const letter of LETTERS) {
    const [key = ''] = onOtherKeyboard(letter)
    expect(key).toHaveLength(1)
    expect(onOtherKeyboard(`${key}q`)[0]).toBe(`${letter}ض`)
  }
})

it('maps no two letters to one key', () => {
  const keys = [...LETTERS].map(letter => onOtherKeyboard(letter)[0])
  expect(new Set(keys).size).toBe(LETTERS.length)
})

// Alefs with a hamza need the shift key, which a lower-case search does not show.
const plain = DISHES.filter(({ ar }) => !/[أإآ]/.test(ar))

it('reads every dish typed with the other keyboard', () => {
  expect(plain.length).toBeGreaterThan(100)
  const lost = plain.filter(({ ar }) => {
    const typed = onOtherKeyboard(ar).at(-1) ?? ''
    return !onOtherKeyboard(typed).map(searchKey).includes(searchKey(ar))
  })
  expect(lost).toEqual([])
})

// The B key and the keys G and H write the same letters, so a name with both has only one reading.
const isAmbiguous = (name: string): boolean => name.includes('b') && name.includes('gh')

it('reads every English name typed with the Arabic keyboard as one candidate', () => {
  const names = DISHES.map(({ en }) => en.toLowerCase()).filter(
    name => /^[a-z ]+$/.test(name) && !isAmbiguous(name),
  )
  expect(names.length).toBeGreaterThan(100)
  const lost = names.filter(name => !onOtherKeyboard(onOtherKeyboard(name)[0] ?? '').includes(name))
  expect(lost).toEqual([])
})

it('reads lam-alef as the key B or as its two keys', () => {
  expect(onOtherKeyboard('لا')).toEqual(['b', 'gh'])
})

it('maps an alef with a hamza to the shifted key', () => {
  expect(['أ', 'إ', 'آ'].map(letter => onOtherKeyboard(letter)[0])).toEqual(['h', 'y', 'n'])
})

it('returns nothing for text without letters', () => {
  for (const text of ['', '123', '٣', '؟!', '😀', 'дом'])
    expect(onOtherKeyboard(text).filter(each => each !== text)).toEqual([])
})
