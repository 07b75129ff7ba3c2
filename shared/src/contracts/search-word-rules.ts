import { searchKey } from './text.ts'

/** Maximum number of pairs per merchant, because a search reads them all. */
export const MOST_SEARCH_WORDS = 200
export const LONGEST_SEARCH_WORD = 40

interface Pair {
  word: string
  means: string
}

/** Returns true if both are the same word, in any spelling. */
export const meansItself = ({ word, means }: Pair): boolean => searchKey(word) === searchKey(means)

// A newline cannot occur within a word of one line.
const keyOf = ({ word, means }: Pair): string => `${searchKey(word)}\n${searchKey(means)}`

/** Returns true if the list contains the pair, in any spelling. */
export const hasSearchWord = (words: readonly Pair[], wanted: Pair): boolean =>
  words.some(each => keyOf(each) === keyOf(wanted))

export const areWordsUnique = (words: readonly Pair[]): boolean =>
  new Set(words.map(keyOf)).size === words.length
