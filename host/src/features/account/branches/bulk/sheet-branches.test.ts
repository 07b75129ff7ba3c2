import { BranchRequest } from '@sufra/shared/contracts/branch'
import arabic from '#src/locales/branches/ar.json'
import english from '#src/locales/branches/en.json'
import { BRANCH_COLUMNS, branchesOf, columnsOf, templateAddress } from './sheet-branches.ts'

const rows = (headings: string[], ...lines: string[][]) =>
  branchesOf({ headings, lines: lines.map((cells, at) => ({ number: at + 2, cells })) })

it('recognizes headings and cities in both languages', () => {
  const [arabic] = rows(['اسم الفرع', 'الهاتف', 'المدينة'], ['العليا', '0112345678', 'الرياض'])
  expect(arabic).toMatchObject({ name: { ar: 'العليا', en: '' }, phone: '0112345678', city: 'riyadh' })
  const [english] = rows(['City', 'Branch name'], ['Jeddah', 'Corniche'])
  expect(english).toMatchObject({ name: { en: 'Corniche' }, city: 'jeddah' })
})

it('reads hours for all days, several periods and past midnight, in any digits', () => {
  const [row] = rows(['hours'], ['12:00-16:00، ١٨:٠٠ - ٢:٠٠'])
  expect(row?.hours).toHaveLength(14)
  expect(row?.hours).toEqual(
    expect.arrayContaining([
      { dayOfWeek: 3, from: '12:00', to: '16:00' },
      { dayOfWeek: 3, from: '18:00', to: '02:00' },
    ]),
  )
})

it("uses default hours for none, and keeps invalid numbers for the server's error", () => {
  const [row] = rows(['hours', 'lat', 'prep'], ['', 'north', ''])
  expect(row).toMatchObject({ lat: 'north', prepMinutes: undefined })
  expect(row?.hours).toHaveLength(7)
})

it.each([
  ['٢٤٫٧١٣٦', 24.7136],
  ['۲۴٫۷', 24.7],
  ['24,7', 24.7],
  ['\u200F24.7\u200E', 24.7],
  [' -3 ', -3],
  ['0', 0],
])('reads the coordinate %s as %d', (text, lat) => {
  expect(rows(['lat'], [text])[0]).toMatchObject({ lat })
})

it.each(['24.7°', '1.2.3', '٢٤٫٧٫١'])(
  "sends %s, which is no coordinate, unchanged for the server's error",
  text => {
    expect(rows(['lat'], [text])[0]).toMatchObject({ lat: text })
  },
)

it.each([
  ['ar', arabic.bulk],
  ['en', english.bulk],
])('reads the whole template, whose branch is valid: %s', (_language, texts) => {
  const headings = BRANCH_COLUMNS.map(column => texts.columns[column])
  const example = BRANCH_COLUMNS.map(column => texts.example[column])
  expect(columnsOf(headings)).toEqual(Object.fromEntries(BRANCH_COLUMNS.map((column, at) => [column, at])))
  const [branch] = rows(headings, example)
  expect(BranchRequest.safeParse({ serviceProviderId: 1, ...branch }).error).toBeUndefined()
  // The test splits at commas, so the template must contain no quoted cell.
  const [, content = ''] = decodeURIComponent(templateAddress(headings, example)).split('\uFEFF')
  expect(content.split('\r\n').map(line => line.split(',').length)).toEqual([11, 11, 1])
})
