import { soundsOf } from './sound.ts'
import { wordsOf } from './words.ts'

const bonesOf = (word: string): string[] =>
  wordsOf(word)
    .flatMap(soundsOf)
    .map(({ bones }) => bones)
const sound = (word: string): string => bonesOf(word).join(' or ')

it.each([
  ['kabsa', 'كبسة'],
  ['kabsah', 'كبسه'],
  ['mandi', 'مندي'],
  ['7ommos', 'حمص'],
  ['3adas', 'عدس'],
  ['5ubz', 'خبز'],
  ['khobz', 'خبز'],
  ['shawarma', 'شاورما'],
  ['ma6azeez', 'مطازيز'],
  ['gahwa', 'گهوة'],
  ['jareesh', 'جريش'],
  ['falafil', 'فلافل'],
  ['burger', 'برگر'],
  ['veto', 'فيتو'],
  ['pizza', 'بيزا'],
  ['ceasar', 'سيزر'],
  ['tchips', 'تشيبس'],
])('sounds like the written word: %s and %s', (latin, arabic) => {
  const [heard, written] = [bonesOf(latin), bonesOf(arabic)]
  const near = (text: string) => text.replaceAll('z', 's')
  expect(heard.map(near)).toEqual(expect.arrayContaining(written.map(near)))
})

it.each([
  ['kabsa', 'kebab'],
  ['كبسة', 'كباب'],
  ['shay', 'say'],
  ['حمص', 'حليب'],
])('does not sound the same: %s and %s', (one, other) => {
  expect(sound(one)).not.toBe(sound(other))
})

it('merges doubled letters, and any vowel at the beginning', () => {
  expect(sound('tabbouleh')).toBe(sound('tabouleh'))
  expect(sound('umm')).toBe(sound('om'))
  expect(sound('أرز')).toBe(sound('urz'))
})

it('reads a nine in two ways and every other word in one', () => {
  expect(soundsOf('8or9an')).toHaveLength(2)
  expect(soundsOf('kabsa')).toHaveLength(1)
  expect(soundsOf('كبسه')).toHaveLength(1)
})

it('has no sound for text that is no word', () => {
  for (const text of ['', '7', '123', '$', '日本']) expect(soundsOf(text)).toEqual([])
})
