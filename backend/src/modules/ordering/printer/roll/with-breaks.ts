const LONGEST_WORD = 12
const PIECE = 5
const ARABIC = /[\u0620-\u06FF]/u
// After these no letter is joined: a break within a joined pair would tear both.
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
      // An Arabic word of that length is several without their spaces, and the page tears letters at a break without width.
      return ARABIC.test(letter) ? `${letter} ` : `${letter}\u200B`
    })
    .join('')
}

/** A page breaks no word, and a roll has no room beside it: long words get places where they may be broken. */
export const withBreaks = (text: string): string =>
  text.replace(/\S+/gu, word => {
    const letters = [...word]
    return letters.length <= LONGEST_WORD || NUMBER.test(word) ? word : withBreaksIn(letters)
  })
