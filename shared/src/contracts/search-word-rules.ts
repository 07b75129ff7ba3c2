import { searchKey } from './text.ts'

/** So many pairs a merchant may have: searching reads them all. */
export const MOST_SEARCH_WORDS = 200
export const LONGEST_SEARCH_WORD = 40

interface Pair {
  word: string
  means: string
}

/** Whether both are one word, however they are spelled. */
export const meansItself = ({ word, means }: Pair): boolean => searchKey(word) === searchKey(means)

// No word of one line has the sign between them.
const keyOf = ({ word, means }: Pair): string => `${searchKey(word)}\n${searchKey(means)}`

/** Whether a list has this pair already, however it is spelled. */
export const hasSearchWord = (words: readonly Pair[], wanted: Pair): boolean =>
  words.some(each => keyOf(each) === keyOf(wanted))

export const areWordsUnique = (words: readonly Pair[]): boolean =>
  new Set(words.map(keyOf)).size === words.length
