import type { ReactNode } from 'react'
import { searchKey } from '#src/contracts/text.ts'

export interface ComboboxOption<Value extends string | number> {
  value: Value
  label: string
  /** A quiet second line, or what tells two of one name apart. */
  detail?: ReactNode
  /** More words that find it, such as its name in the other language. */
  keywords?: string
}

/** Those that hold every word that was typed, however it is spelled; those that begin with it come first. */
export const findOptions = <Option extends { label: string; keywords?: string }>(
  options: readonly Option[],
  text: string,
): Option[] => {
  const wanted = searchKey(text.trim())
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = options.filter(({ label, keywords = '' }) => {
    const held = searchKey(`${label} ${keywords}`)
    return words.every(word => held.includes(word))
  })
  const starts = ({ label }: Option) => searchKey(label).startsWith(wanted)
  return [...found.filter(starts), ...found.filter(option => !starts(option))]
}
