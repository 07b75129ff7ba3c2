import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { numberOfReading } from '#src/contracts/typed-number.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { MoneyInput } from '../money/money-input.tsx'
import { readHalalas } from '../money/typed-money.ts'

const sent: { value: number | null } = { value: null }

const Price = () => {
  const [value, setValue] = useState<number | null>(null)
  const change = (next: number | null) => {
    sent.value = next
    setValue(next)
  }
  return <MoneyInput aria-label="Price" value={value} onChange={change} />
}

const box = () => screen.getByRole('textbox', { name: 'Price' })
const write = (texts: readonly string[]) => {
  for (const text of ['', ...texts]) fireEvent.change(box(), { target: { value: text } })
  fireEvent.blur(box())
  return { shown: box().getAttribute('value') ?? '', value: sent.value }
}
const prefixes = (text: string): string[] => Array.from(text, (_letter, index) => text.slice(0, index + 1))

const texts = fc
  .array(fc.constantFrom(...'0123456789٠١٢٣.,٫٬، -x\u200F\u00A0'), { maxLength: 10 })
  .map(letters => letters.join(''))

it('sends the number that the box shows after it is left, typed or pasted', () => {
  renderUi(<Price />)
  fc.assert(
    fc.property(texts, text => {
      const typed = write(prefixes(text))
      const pasted = write([text])
      expect(pasted).toEqual(typed)
      expect(numberOfReading(readHalalas(typed.shown))).toBe(typed.value)
    }),
    { numRuns: 50 },
  )
})
