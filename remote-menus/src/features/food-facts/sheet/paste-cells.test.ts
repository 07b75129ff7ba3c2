import { sampleProduct } from '#src/testing/sample-products.ts'
import { pasteCells } from './paste-cells.ts'
import { pastedFigure } from '../draft/read-figure.ts'

const ROWS = [1, 2, 3].map(id => sampleProduct({ id }))
const [ONE, TWO, THREE] = ROWS
const paste = (text: string, index = 0, figure: 'calories' | 'sodiumMg' | 'caffeineMg' = 'calories') =>
  pasteCells(text, { rows: ROWS, index, figure })

it('fills rows downwards and columns towards the end side', () => {
  expect(paste('500\t1200\r\n600\t900\r\n')).toEqual({
    edits: [
      { product: ONE, facts: { calories: 500, sodiumMg: 1200 } },
      { product: TWO, facts: { calories: 600, sodiumMg: 900 } },
    ],
    filled: 4,
    unread: 0,
  })
})

it('starts at the pasted cell and counts values outside of the sheet', () => {
  expect(paste('10\t20\n30', 2, 'caffeineMg')).toEqual({
    edits: [{ product: THREE, facts: { caffeineMg: 10 } }],
    filled: 1,
    unread: 2,
  })
})

it('keeps existing values for blank cells and counts invalid or too large values', () => {
  expect(paste('\t900\nmuch\t \n100000')).toEqual({
    edits: [{ product: ONE, facts: { sodiumMg: 900 } }],
    filled: 1,
    unread: 2,
  })
})

it.each([
  ['1,250', 1250],
  ['٤٢٠', 420],
  ['١٬٢٥٠', 1250],
  ['12 mg', 12],
  ['980.5', undefined],
  ['١٢٫٤', undefined],
  ['0', 0],
  ['9999', 9999],
  ['10000', undefined],
  ['-5', undefined],
  ['about 5', undefined],
])('pastes "%s" as %s', (text, value) => expect(pastedFigure(text, 'calories')).toBe(value))
