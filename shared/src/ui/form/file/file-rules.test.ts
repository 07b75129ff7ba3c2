import { fileProblem, formatFileSize, shownTypes } from './file-rules.ts'

const MB = 1024 * 1024
const file = (name: string, size = 1) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const SHEETS = { types: ['.csv', '.xlsx'], largest: 5 * MB }

it.each(['menu.csv', 'MENU.CSV', 'قائمة الطعام.xlsx', 'a.b.xlsx', '.csv'])('%s is a sheet', name => {
  expect(fileProblem(file(name), SHEETS)).toBeNull()
})

it.each(['menu.xls', 'menu', 'csv', 'menu.csv.exe', 'menu.xlsx '])('%s is none', name => {
  expect(fileProblem(file(name), SHEETS)).toBe('fileWrongType')
})

it('the largest is still taken, and one byte more is not', () => {
  expect(fileProblem(file('menu.csv', 5 * MB), SHEETS)).toBeNull()
  expect(fileProblem(file('menu.csv', 5 * MB + 1), SHEETS)).toBe('fileTooBig')
  expect(fileProblem(file('menu.exe', 6 * MB), SHEETS)).toBe('fileWrongType')
})

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [312 * 1024, '312 KB'],
  [MB - 1, '1 MB'],
  [MB, '1 MB'],
  [4.5 * MB, '4.5 MB'],
  [10 * MB, '10 MB'],
  [100.04 * MB, '100 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(`\u2066${text}\u2069`)
})

it('endings keep their dots before them among Arabic words', () => {
  expect(shownTypes(['.csv', '.xlsx'])).toBe('\u2066.csv\u2069 · \u2066.xlsx\u2069')
})
