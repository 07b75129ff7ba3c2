import { writeXlsx } from 'hucre/xlsx'
import { AppError } from '#src/errors/errors.ts'
import { packZip, zipPart } from '#src/testing/pack-zip.ts'
import { readSheet } from './read-sheet.ts'
import { zipEntries } from './zip-entries.ts'

const workbook = async (rows: (string | number | null)[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Menu', rows }] }))

const refusalOf = async (bytes: Buffer): Promise<string | undefined> => {
  try {
    await readSheet(bytes, { owner: 'test' })
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.facts.errors?.File?.[0]
    throw error
  }
}

const HEAD = 'sku,name\n'

it('reads the first sheet of a workbook', async () => {
  const sheet = await readSheet(
    await workbook([
      ['SKU', 'الاسم'],
      ['K-1', 'كبسة'],
      [null, null],
      ['N-1', 12.5],
    ]),
    { owner: 'test' },
  )
  expect(sheet.headings).toEqual(['SKU', 'الاسم'])
  expect(sheet.lines).toEqual([
    { number: 2, cells: ['K-1', 'كبسة'] },
    { number: 4, cells: ['N-1', '12.5'] },
  ])
})

it.each([
  ['UTF-8', Buffer.from('الاسم;السعر\nكبسة;12,50\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFالاسم\tالسعر\nكبسة\t12,50\n')],
  ['UTF-16', Buffer.from('\uFEFFالاسم\tالسعر\nكبسة\t12,50\n', 'utf16le')],
  // "الاسم;السعر\nكبسة;12,50" in windows-1256
  ['windows-1256', Buffer.from('c7e1c7d3e33bc7e1d3dad10adfc8d3c93b31322c35300a', 'hex')],
])('reads text in %s', async (_, bytes) => {
  const { headings, lines } = await readSheet(bytes, { owner: 'test' })
  expect(headings).toEqual(['الاسم', 'السعر'])
  expect(lines[0]?.cells).toEqual(['كبسة', '12,50'])
})

const mixed = Buffer.concat([Buffer.from(`${HEAD}1,كبسة لحم\n2,`), Buffer.from('dfc8d3c9', 'hex')])
const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')

it.each([
  ['nothing', Buffer.alloc(0), 'import_empty'],
  ['headings only', Buffer.from(HEAD), 'import_empty'],
  ['blank rows', Buffer.from(`${HEAD},\n , \n`), 'import_empty'],
  ['a workbook of before 2007, or with a password', old, 'import_old_workbook'],
  ['two encodings', mixed, 'import_mixed_encoding'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'import_not_a_sheet'],
  ['a broken zip', Buffer.from('504b0304ffffffff', 'hex'), 'import_not_a_sheet'],
  ['more rows than allowed', Buffer.from(HEAD + 'a,b\n'.repeat(10_001)), 'import_too_many_rows:10000'],
  [
    'more rows than the parser reads',
    Buffer.from(HEAD + 'a,b\n'.repeat(30_000)),
    'import_too_many_rows:10000',
  ],
  ['a quotation mark that is never closed', Buffer.from(`${HEAD}1,"Laban\n2,Ayran\n`), 'import_open_quote'],
])('refuses %s', async (_, bytes, code) => {
  expect(await refusalOf(bytes)).toBe(code)
})

it('refuses a workbook with too many rows, and accepts one with the maximum', async () => {
  const rows = (count: number) => [['sku'], ...Array.from({ length: count }, (_, at) => [`S-${at}`])]
  expect(await refusalOf(await workbook(rows(10_001)))).toBe('import_too_many_rows:10000')
  expect((await readSheet(await workbook(rows(10_000)), { owner: 'test' })).lines).toHaveLength(10_000)
})

const SHEET = 'xl/worksheets/sheet1.xml'

// Returns the workbook with another sheet, whose directory may declare any size.
const withSheet = (bytes: Buffer, content: Buffer, size = content.length): Buffer =>
  packZip(
    (zipEntries(bytes) ?? []).map(part => (part.name === SHEET ? zipPart(SHEET, content, { size }) : part)),
  )

it('refuses a workbook of more than 50 MB unpacked without unpacking it', async () => {
  const bomb = withSheet(await workbook([['sku'], ['1']]), Buffer.alloc(60 * 1024 * 1024, ' '))
  expect(bomb.length).toBeLessThan(200_000)
  expect(await refusalOf(bomb)).toBe('import_unpacks_too_large')
})

it.each([0, 1000])('refuses a workbook that falsely declares %d bytes', async declared => {
  const bomb = withSheet(await workbook([['sku'], ['1']]), Buffer.alloc(60 * 1024 * 1024, ' '), declared)
  expect(await refusalOf(bomb)).toMatch(/^import_(unpacks_too_large|not_a_sheet)$/)
})

it('refuses a row of 2.4 million columns during the parse, without blocking others', async () => {
  let turns = 0
  const turn = setInterval(() => (turns += 1), 0)
  const code = await refusalOf(Buffer.from(`sku,name${','.repeat(2_400_000)}\n1,Laban\n`))
  clearInterval(turn)
  expect([code, turns > 0]).toEqual(['import_too_many_columns:200', true])
})

it('ignores blank columns beyond the table', async () => {
  const sheet = await readSheet(Buffer.from(`sku,name${','.repeat(300)}\n1,Laban${','.repeat(300)}\n`), {
    owner: 'test',
  })
  expect([sheet.headings, sheet.lines]).toEqual([['sku', 'name'], [{ number: 2, cells: ['1', 'Laban'] }]])
})

it('refuses a long text that a workbook repeats in every cell', async () => {
  const text = 'a'.repeat(1024 * 1024)
  const bytes = await workbook([['sku'], ...Array.from({ length: 40 }, () => [text])])
  expect(bytes.length).toBeLessThan(200_000)
  expect(await refusalOf(bytes)).toBe('import_too_much_text')
})

it('returns the saved value of a formula, and handles one without a value', async () => {
  const xml =
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c>' +
    '<c r="B1" t="inlineStr"><is><t>price</t></is></c></row>' +
    '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><f>A2*3</f></c></row></sheetData></worksheet>'
  const bytes = withSheet(await workbook([['sku'], ['1']]), Buffer.from(xml))
  expect((await readSheet(bytes, { owner: 'test' })).lines).toEqual([{ number: 2, cells: ['2', '=A2*3'] }])
})

it('refuses a zip that is no workbook', async () => {
  const bytes = await workbook([['sku'], ['1']])
  const other = Buffer.from(
    bytes.toString('latin1').replaceAll('xl/workbook.xml', 'xl/wxrkbook.xml'),
    'latin1',
  )
  expect(await refusalOf(other)).toBe('import_not_a_sheet')
})
