import { readModifiers, writeModifiers } from './modifiers-cell.ts'
import type { SheetModifiers } from './modifiers-cell.ts'
import { readSizes, writeSizes } from './sizes-cell.ts'

const group = (name: { en: string; ar: string }, more: object = {}) => ({
  name,
  min: 0,
  max: 3,
  isRequired: false,
  options: [{ name: { en: 'Cheese', ar: 'جبن' }, price: 3 }],
  ...more,
})

it('reads typed groups, options, prices and links', () => {
  expect(
    readModifiers('Extras (0-3): Cheese / جبن +3; Bacon +5 | الحجم (١–١): صغير؛ كبير + ٤ ريال\n#Sauces')
      .value,
  ).toEqual({
    groups: [
      group(
        { en: 'Extras', ar: '' },
        {
          options: [
            { name: { en: 'Cheese', ar: 'جبن' }, price: 3 },
            { name: { en: 'Bacon', ar: '' }, price: 5 },
          ],
        },
      ),
      {
        name: { en: '', ar: 'الحجم' },
        min: 1,
        max: 1,
        isRequired: true,
        options: [
          { name: { en: '', ar: 'صغير' }, price: 0 },
          { name: { en: '', ar: 'كبير' }, price: 4 },
        ],
      },
    ],
    choices: [{ en: 'Sauces', ar: '' }],
  })
})

it('allows as many choices as there are options without limits', () => {
  expect(readModifiers('Sides (pick): Rice; Bread').value?.groups).toMatchObject([
    { name: { en: 'Sides (pick)' }, min: 0, max: 2, isRequired: false },
  ])
  expect(readModifiers('Bread (1): White; Brown').value?.groups).toMatchObject([{ min: 1, max: 1 }])
})

const ODD: SheetModifiers = {
  groups: [
    group({ en: 'Extras (1-2)', ar: 'إضافات' }),
    group({ en: '#1: a; b | c', ar: 'كلاهما: عربي' }, { min: 1, isRequired: false }),
    group({ en: 'Both', ar: 'Both' }, { min: 0, isRequired: true }),
    group(
      { en: 'جبن', ar: 'Cheese' },
      {
        options: [
          { name: { en: 'C++ \\ a / b', ar: 'جبن؛ +٣' }, price: 0.5 },
          { name: { en: '', ar: 'Pepsi' }, price: 0 },
          { name: { en: 'بيبسي', ar: '' }, price: 9999.99 },
          { name: { en: 'Same', ar: 'Same' }, price: 1 },
          { name: { en: '1/2 kg', ar: '/ نصف' }, price: 0 },
        ],
      },
    ),
  ],
  choices: [
    { en: 'Sauces', ar: 'صوصات' },
    { en: '', ar: '# خيارات' },
  ],
}

it.each(['ar', 'en'] as const)('reads back in %s exactly what it wrote, for any names', language => {
  const text = writeModifiers(ODD, language)
  const read = readModifiers(text).value
  expect(read && writeModifiers(read, language)).toBe(text)
  expect(read?.choices).toEqual(ODD.choices)
  expect(read?.groups.map(({ options }) => options)).toEqual(ODD.groups.map(({ options }) => options))
  expect(read?.groups.map(({ min, max, isRequired }) => [min, max, isRequired])).toEqual(
    ODD.groups.map(({ min, max, isRequired }) => [min, max, isRequired]),
  )
  const sizes = [{ name: { en: 'Small: 1', ar: 'صغير' }, price: 12.5 }]
  expect(readSizes(writeSizes(sizes, language)).value).toEqual(sizes)
})

it.each([
  ['Extras (0-3)', 'import_group_without_options:Extras (0-3)'],
  ['Extras (3-1): Cheese', 'import_group_limits:Extras (3-1)'],
  ['Extras (0-21): Cheese', 'import_group_limits:Extras (0-21)'],
  ['Extras (1-2 perhaps): Cheese', 'import_group_limits:Extras (1-2 perhaps)'],
  ['Extras: Cheese +three', 'import_option_price:Cheese +three'],
  ['Extras: Cheese +-3', 'import_option_price:Cheese +-3'],
  ['Extras: +3', 'import_option_name:+3'],
  [`Extras: ${'x'.repeat(81)}`, `import_option_name:${'x'.repeat(40)}`],
  [`Extras: ${'a;'.repeat(51)}`, 'import_too_many_options:Extras'],
  ['#', 'import_option_name:#'],
])('reports the error in %s', (cell, code) => {
  expect(readModifiers(cell)).toEqual({ code })
})

it.each([
  ['Small', 'import_size_price:Small'],
  ['Small: dear', 'import_size_price:Small: dear'],
  [': 12', 'import_option_name:: 12'],
])('reports the error in the size %s', (cell, code) => {
  expect(readSizes(cell)).toEqual({ code })
})

it('parses a heading with a long run of spaces or digits fast', () => {
  const spaces = ' '.repeat(300_000)
  expect(readModifiers(`Extras (1${spaces}x${spaces}!: Cheese`).value?.groups).toMatchObject([
    { name: { en: 'Extras (1 x !' } },
  ])
  expect(readModifiers(`Extras (${'1'.repeat(300_000)}: Cheese`).code).toMatch(/^import_option_name/)
})
