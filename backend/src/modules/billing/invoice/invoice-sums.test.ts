import fc from 'fast-check'
import { toHalalas, vatIn } from '@sufra/shared/contracts/halalas'
import { sumCredit, sumLines } from './invoice-sums.ts'

const text = { ar: 'خطة', en: 'Plan' }
const lineOf = (halalas: number) => ({ description: text, gross: halalas / 100 })
const SEEDED = { seed: 1447, numRuns: 500 }
const added = (values: number[]) => values.reduce((all, value) => all + toHalalas(value), 0)

it('calculates the VAT inside a price: 4.57 of 35.00', () => {
  expect(sumLines([lineOf(3_500)])).toMatchObject({ net: 30.43, vat: 4.57, gross: 35 })
})

it('splits any total into lines that add up, each with its own net and VAT', () => {
  const amounts = fc.array(fc.integer({ min: -50_000, max: 999_999 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(amounts, halalas => {
      fc.pre(halalas.reduce((all, each) => all + each, 0) >= 0)
      const { lines, net, vat, gross } = sumLines(halalas.map(lineOf))
      expect(lines.map(line => toHalalas(line.gross))).toEqual(halalas)
      expect(added(lines.map(line => line.net))).toBe(toHalalas(net))
      expect(added(lines.map(line => line.vat))).toBe(toHalalas(vat))
      expect(vat).toBe(vatIn(gross))
      for (const line of lines) {
        expect(toHalalas(line.net) + toHalalas(line.vat)).toBe(toHalalas(line.gross))
        expect(Math.abs(toHalalas(line.vat) - (toHalalas(line.gross) * 3) / 23)).toBeLessThan(1)
      }
    }),
    SEEDED,
  )
})

it('credits exactly the VAT of the invoice in any number of parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, halalas => {
      let before = { gross: 0, vat: 0 }
      for (const amount of halalas) {
        const note = sumCredit(amount / 100, before)
        expect(note.vat).toBeGreaterThanOrEqual(0)
        expect(toHalalas(note.net) + toHalalas(note.vat)).toBe(amount)
        before = {
          gross: (toHalalas(before.gross) + amount) / 100,
          vat: (toHalalas(before.vat) + toHalalas(note.vat)) / 100,
        }
      }
      expect(before.vat).toBe(vatIn(before.gross))
    }),
    SEEDED,
  )
})
