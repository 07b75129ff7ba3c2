import { writeXlsx } from 'hucre/xlsx'
import { readSheet } from './read-sheet.ts'

const HEADINGS = new Set(['الاسم', 'الفئة', 'السعر', 'SKU', 'Name', 'Price'])
const knows = (heading: string) => HEADINGS.has(heading)

const workbook = async (sheets: Parameters<typeof writeXlsx>[0]['sheets']): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets }))

const MENU = [
  ['Name', 'Price'],
  ['Laban', 4],
]

it('finds the headings below a title', async () => {
  const text = 'قائمة مطعم الديوان – رمضان,2026,,\n,,,\nالاسم,الفئة,السعر,ملاحظات\nكبسة,أطباق,42,\n'
  expect(await readSheet(Buffer.from(text), { owner: 'test', knows })).toMatchObject({
    headings: ['الاسم', 'الفئة', 'السعر', 'ملاحظات'],
    headingRow: 3,
    lines: [{ number: 4, cells: ['كبسة', 'أطباق', '42'] }],
  })
})

it('uses the delimiter of a sep= line, which is no row', async () => {
  expect(
    await readSheet(Buffer.from('sep=;\r\nName;Price\r\nLaban, cold;4\r\n'), { owner: 'test', knows }),
  ).toMatchObject({
    headings: ['Name', 'Price'],
    lines: [{ number: 2, cells: ['Laban, cold', '4'] }],
  })
})

it('finds the table on another sheet, and uses a chosen sheet and row', async () => {
  const bytes = await workbook([
    { name: 'About', rows: [['Our menu'], ['2026', 'Riyadh']] },
    { name: 'Menu', rows: MENU },
  ])
  expect(await readSheet(bytes, { owner: 'test', knows })).toMatchObject({
    names: ['About', 'Menu'],
    sheet: 1,
    headingRow: 1,
    headings: ['Name', 'Price'],
  })
  expect(await readSheet(bytes, { owner: 'test', knows, sheet: 0, headingRow: 1 })).toMatchObject({
    sheet: 0,
    headings: ['Our menu', ''],
    lines: [{ number: 2, cells: ['2026', 'Riyadh'] }],
  })
  for (const choice of [{ sheet: 7 }, { headingRow: 9 }])
    await expect(readSheet(bytes, { owner: 'test', knows, ...choice })).rejects.toMatchObject({
      facts: { status: 400 },
    })
})

it('copies the text of a merged cell into every row that it covers', async () => {
  const rows = [
    ['Name', 'Price', 'الفئة'],
    ['Hummus', 12, 'Mezze'],
    ['Mutabbal', 13, null],
    ['Kabsa', 42, null],
  ]
  const merges = [{ startRow: 1, startCol: 2, endRow: 2, endCol: 2 }]
  const { lines } = await readSheet(await workbook([{ name: 'Menu', rows, merges }]), {
    owner: 'test',
    knows,
  })
  expect(lines.map(({ cells }) => cells[2])).toEqual(['Mezze', 'Mezze', undefined])
})

it('reads date cells as dates, and ="00123" as its text', async () => {
  const rows = [
    ['Name', 'Price'],
    [new Date('2026-02-01'), 4],
  ]
  const { lines } = await readSheet(await workbook([{ name: 'Menu', rows }]), { owner: 'test', knows })
  expect(lines[0]?.cells[0]).toBe('2026-02-01')
  const text = await readSheet(Buffer.from('SKU,Name\n="00123",Hummus\n'), { owner: 'test', knows })
  expect(text.lines[0]?.cells).toEqual(['00123', 'Hummus'])
})
