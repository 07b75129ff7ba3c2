// Key by key, as Windows and the phones of the region map Arabic to QWERTY. The key B writes two letters.
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const ARABIC = 'ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ'.split(' ')

const toArabic = new Map([...LATIN].map((key, place) => [key, ARABIC[place] ?? key]))
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key]))
// With shift: the same letters with a hamza.
for (const [letter, key] of [
  ['أ', 'h'],
  ['إ', 'y'],
  ['آ', 'n'],
] as const)
  toLatin.set(letter, key)

const LATIN_LETTER = /[a-z]/i
const ARABIC_LETTER = /\p{Script=Arabic}/u

const typedOn = (layout: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text.toLowerCase(), letter => layout.get(letter) ?? letter).join('')

/**
 * Returns the text as the same keys write it on the other keyboard. On the Arabic one `, [ ] ; '` are letters, so this
 * runs before the text is split into words. "لا" may be the key B, or G and H.
 */
export const onOtherKeyboard = (text: string): string[] => {
  if (LATIN_LETTER.test(text)) return [typedOn(toArabic, text)]
  if (!ARABIC_LETTER.test(text)) return []
  return [...new Set([text.replaceAll('لا', 'b'), text])].map(reading => typedOn(toLatin, reading))
}
