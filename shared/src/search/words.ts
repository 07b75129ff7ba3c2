import { searchKey } from '#src/contracts/text.ts'

const BETWEEN_WORDS = /[^\p{L}\p{N}$]+/u

/** Returns the words of a text in the form of `searchKey`. */
export const wordsOf = (text: string): string[] => searchKey(text).split(BETWEEN_WORDS).filter(Boolean)

const ARTICLE = /^(?:[بوفك]?ال|لل)(?=...)/

/**
 * Returns the word without its article, for comparisons. Names keep theirs, or العزيزيه and عزيزيه would be one word.
 */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '')
