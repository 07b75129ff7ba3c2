const LONGEST_WORD = 12
const PIECE = 5
const ARABIC = /[\u0620-\u06FF]/u
// The next letter does not join these; a break inside a joined pair would separate both.
const ENDS_A_JOIN = /[^\u0620-\u06FF]|[اأإآٱدذرزوؤةىء]/u
const NUMBER = /^[\d.,:/-]+$/

const withBreaksIn = (letters: string[]): string => {
  let since = 0
  return letters
    .map((letter, at) => {
      since += 1
      const mayBreak = since >= PIECE && at < letters.length - 1 && ENDS_A_JOIN.test(letter)
      if (mayBreak) since = 0
      if (!mayBreak) return letter
      // A long Arabic word is usually several words without spaces, and a zero-width break would unjoin its
      // letters.
      return ARABIC.test(letter) ? `${letter} ` : `${letter}\u200B`
    })
    .join('')
}

/** Adds break opportunities to long words, because the page breaks no word and a roll is narrow. */
export const withBreaks = (text: string): string =>
  text.replace(/\S+/gu, word => {
    const letters = [...word]
    return letters.length <= LONGEST_WORD || NUMBER.test(word) ? word : withBreaksIn(letters)
  })
