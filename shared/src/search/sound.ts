/** Phonetic form of a word: its consonants, and the same with its written vowels. */
export interface Sound {
  bones: string
  full: string
}

// Letters for sounds without a single letter in one alphabet: T ث, D ذ and ظ, S ش, C تش, G غ, X خ. Vowels are a, i and
// o.
const LATIN_SOUNDS: Record<string, string> = {
  tch: 'C',
  ch: 'C',
  sh: 'S',
  th: 'T',
  dh: 'D',
  kh: 'X',
  gh: 'G',
  ph: 'f',
  ck: 'k',
  p: 'b',
  v: 'f',
  c: 'k',
  x: 'ks',
  e: 'i',
  y: 'i',
  u: 'o',
  w: 'o',
  $: 'S',
  // Arabizi: digits that look like the letter.
  2: 'a',
  3: 'a',
  4: 'D',
  5: 'X',
  6: 't',
  7: 'h',
  8: 'q',
  9: 's',
}
const LATIN_UNIT = /tch|[cstdkg]h|ph|ck|./g

const ARABIC_SOUNDS: Record<string, string> = {
  ا: 'a',
  ع: 'a',
  ء: 'a',
  و: 'o',
  ي: 'i',
  ه: 'h',
  ح: 'h',
  خ: 'X',
  ج: 'j',
  چ: 'C',
  ش: 'S',
  غ: 'G',
  ب: 'b',
  پ: 'b',
  ت: 't',
  ط: 't',
  ث: 'T',
  د: 'd',
  ض: 'd',
  ذ: 'D',
  ظ: 'D',
  ر: 'r',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ص: 's',
  ف: 'f',
  ڤ: 'f',
  ق: 'q',
  ك: 'k',
  گ: 'g',
  ڨ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  تش: 'C',
}
const ARABIC_UNIT = /تش|./g

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word)

const soundsOfLatin = (word: string): string =>
  word.replace(/c(?=[eiy]|ae|oe)/g, 's').replace(LATIN_UNIT, unit => LATIN_SOUNDS[unit] ?? unit)

const soundsOfArabic = (word: string): string =>
  word.replace(ARABIC_UNIT, unit => ARABIC_SOUNDS[unit] ?? unit)

// "kabsah" and كبسه end in a vowel, although they are written with h.
const soundOf = (sounds: string): Sound => {
  const full = sounds.replace(/(.)\1+/g, '$1').replace(/(?<=..)h$/, 'a')
  const bones = full.charAt(0).replace(/[aio]/, 'A') + full.slice(1).replace(/[aio]/g, '')
  return { bones, full }
}

/** Returns the sounds of a word in the form of `searchKey`. Some read a 9 as ص and others as ق, so it gives two. */
export const soundsOf = (word: string): Sound[] => {
  if (isArabic(word)) return [soundOf(soundsOfArabic(word))]
  if (!/[a-z]/.test(word)) return []
  const readings = word.includes('9') ? [word, word.replaceAll('9', '8')] : [word]
  return readings.map(reading => soundOf(soundsOfLatin(reading)))
}
