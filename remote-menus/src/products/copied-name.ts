import type { Localized } from '@sufra/shared/contracts/wire'

const MARKS: Localized = { ar: ' (نسخة)', en: ' (copy)' }
/** Of a product or a group in either language (contracts of both). */
const LONGEST_NAME = 80

const marked = (name: string, mark: string): string =>
  name.trim() === '' ? '' : name.slice(0, LONGEST_NAME - mark.length) + mark

/** A name that says in each language that it has that it is the copy's, cut where it would be too long to be saved. */
export const copiedName = ({ ar, en }: Localized): Localized => ({
  ar: marked(ar, MARKS.ar),
  en: marked(en, MARKS.en),
})
