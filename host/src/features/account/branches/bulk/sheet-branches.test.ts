import { branchesOf } from './sheet-branches.ts'

const rows = (headings: string[], ...lines: string[][]) =>
  branchesOf({ headings, lines: lines.map((cells, at) => ({ number: at + 2, cells })) })

it('headings and cities are known in both languages', () => {
  const [arabic] = rows(['اسم الفرع', 'الهاتف', 'المدينة'], ['العليا', '0112345678', 'الرياض'])
  expect(arabic).toMatchObject({ name: { ar: 'العليا', en: '' }, phone: '0112345678', city: 'riyadh' })
  const [english] = rows(['City', 'Branch name'], ['Jeddah', 'Corniche'])
  expect(english).toMatchObject({ name: { en: 'Corniche' }, city: 'jeddah' })
})

it('hours are written once for all days, several periods and past midnight, in any digits', () => {
  const [row] = rows(['hours'], ['12:00-16:00، ١٨:٠٠ - ٢:٠٠'])
  expect(row?.hours).toHaveLength(14)
  expect(row?.hours).toEqual(
    expect.arrayContaining([
      { dayOfWeek: 3, from: '12:00', to: '16:00' },
      { dayOfWeek: 3, from: '18:00', to: '02:00' },
    ]),
  )
})

it('no hours are the usual ones, and numbers that are none go along to be told', () => {
  const [row] = rows(['hours', 'lat', 'prep'], ['', 'north', ''])
  expect(row).toMatchObject({ lat: 'north', prepMinutes: undefined })
  expect(row?.hours).toHaveLength(7)
})
