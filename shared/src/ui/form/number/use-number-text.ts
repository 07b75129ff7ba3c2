import { useState } from 'react'
import { numberOfReading } from '#src/contracts/typed-number.ts'
import type { NumberReading } from '#src/contracts/typed-number.ts'
import { toLatinDigits } from '#src/contracts/text.ts'

export interface NumberTextOptions {
  /** Null while nothing is written, NaN while the text cannot be read. */
  value: number | null
  onChange: (value: number | null) => void
  read: (text: string) => NumberReading
  /** The value as the box shows it once it is left. `read` gives the same value back. */
  write: (value: number) => string
}

export interface NumberText {
  /** The text of the box. */
  text: string
  /** The reading of what is being typed; null when the box shows `value`. */
  reading: NumberReading | null
  /** True if the text of the input cannot be parsed. */
  isRefused: boolean
  /** True if the input lost focus since the last key press. */
  isLeft: boolean
  type: (text: string) => void
  leave: () => void
}

/** An empty box is null for most forms and NaN for those whose number is required. */
const isOfValue = (reading: NumberReading, value: number | null): boolean =>
  Object.is(numberOfReading(reading), value) || (reading.kind === 'empty' && Number.isNaN(value))

/**
 * The text of a box for a number. While it is typed, the text stays as it is, and its number is `value` after every key. When the
 * box is left, it shows the number that will be saved; a text that cannot be read stays, with the value NaN, which no contract takes.
 */
export const useNumberText = ({ value, onChange, read, write }: NumberTextOptions): NumberText => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const typedReading = typed === null ? null : read(typed)
  // A value from elsewhere takes the place of what was typed.
  const reading = typedReading && isOfValue(typedReading, value) ? typedReading : null
  const shown = value === null || Number.isNaN(value) ? '' : write(value)
  return {
    text: reading && typed !== null ? typed : shown,
    reading,
    isRefused: reading?.kind === 'refused',
    isLeft,
    type: text => {
      setTyped(toLatinDigits(text))
      setIsLeft(false)
      onChange(numberOfReading(read(text)))
    },
    leave: () => {
      setIsLeft(true)
      if (reading?.kind !== 'refused') setTyped(null)
    },
  }
}
