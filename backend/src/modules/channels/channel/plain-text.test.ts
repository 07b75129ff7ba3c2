import { plainText } from './plain-text.ts'

it.each([
  ['NUL and bells', 'a\u0000b\u0007c', 'a b c'],
  ['direction overrides', '\u202Egnp.exe\u202C', 'gnp.exe'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ['marks piled on one letter', `ha${'\u0301\u0302'.repeat(20)}m`, 'ha\u0301\u0302\u0301\u0302m'],
  ['runs of spaces', '  no\t \u00a0onions ', 'no onions'],
])('cleans %s', (_what, dirty, clean) => {
  expect(plainText(dirty, 50)).toBe(clean)
})

it('keeps line ends, emoji and the joiners of Arabic spelling', () => {
  expect(plainText('بدون بصل\r\nشكرًا 🙏 می‌شود', 50)).toBe('بدون بصل\nشكرًا 🙏 می‌شود')
})

it('cuts between characters, never inside one', () => {
  expect(plainText('🙏🙏🙏', 2)).toBe('🙏🙏')
})
