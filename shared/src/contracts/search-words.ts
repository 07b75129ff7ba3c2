import { z } from 'zod'
import { Label } from './fields.ts'
import { LONGEST_SEARCH_WORD, MOST_SEARCH_WORDS, areWordsUnique, meansItself } from './search-word-rules.ts'

const Term = Label(LONGEST_SEARCH_WORD).pipe(z.string().min(1))

/** A colloquial word and the word on the menu; each finds the other. */
export const SearchWord = z
  .strictObject({ word: Term, means: Term })
  .refine(pair => !meansItself(pair), { error: 'means_itself', path: ['means'] })
export type SearchWord = z.infer<typeof SearchWord>

/** A merchant's own words. `rowVersion` is 0 until the first save. */
export const SearchWords = z.object({
  words: z.array(z.object({ word: z.string(), means: z.string() })),
  rowVersion: z.int(),
})
export type SearchWords = z.infer<typeof SearchWords>

/** The complete list. Without `rowVersion` the last write wins. */
export const SearchWordsUpdateRequest = z.strictObject({
  words: z.array(SearchWord).max(MOST_SEARCH_WORDS).refine(areWordsUnique, { error: 'given_twice' }),
  rowVersion: z.int().min(0).optional(),
})
export type SearchWordsUpdateRequest = z.input<typeof SearchWordsUpdateRequest>
