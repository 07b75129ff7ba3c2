import { searchKey } from '#src/contracts/text.ts'
import { onOtherKeyboard } from './keyboard-layout.ts'
import { DISHES } from './samples/dishes.ts'

const LETTERS = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'

it('a key writes one letter on each keyboard: there and back it is the same', () => {
  for (const letter of LETTERS) {
    const [key = ''] = onOtherKeyboard(letter)
    expect(key).toHaveLength(1)
    expect(onOtherKeyboard(`${key}q`)[0]).toBe(`${letter}ض`)
  }
})

it('no two letters lie on one key', () => {
  const keys = [...LETTERS].map(letter => onOtherKeyboard(letter)[0])
  expect(new Set(keys).size).toBe(LETTERS.length)
})

// Hamzas below and above are written with shift, which a search in small letters has forgotten.
const plain = DISHES.filter(({ ar }) => !/[أإآ]/.test(ar))

it('every dish that is typed with the other keyboard is read as it was meant', () => {
  expect(plain.length).toBeGreaterThan(100)
  const lost = plain.filter(({ ar }) => {
    const typed = onOtherKeyboard(ar).at(-1) ?? ''
    return !onOtherKeyboard(typed).map(searchKey).includes(searchKey(ar))
  })
  expect(lost).toEqual([])
})

// B writes what G and H write together: of a name with both, only one of them is read.
const isAmbiguous = (name: string): boolean => name.includes('b') && name.includes('gh')

it('every English name typed with the Arabic keyboard is among what it may have meant', () => {
  const names = DISHES.map(({ en }) => en.toLowerCase()).filter(
    name => /^[a-z ]+$/.test(name) && !isAmbiguous(name),
  )
  expect(names.length).toBeGreaterThan(100)
  const lost = names.filter(name => !onOtherKeyboard(onOtherKeyboard(name)[0] ?? '').includes(name))
  expect(lost).toEqual([])
})

it('lam and alef are the key B, or the two keys that they are', () => {
  expect(onOtherKeyboard('لا')).toEqual(['b', 'gh'])
})

it('the hamza of an alef is the shift of the same key', () => {
  expect(['أ', 'إ', 'آ'].map(letter => onOtherKeyboard(letter)[0])).toEqual(['h', 'y', 'n'])
})

it('what has no letters means nothing else', () => {
  for (const text of ['', '123', '٣', '؟!', '😀', 'дом'])
    expect(onOtherKeyboard(text).filter(each => each !== text)).toEqual([])
})
