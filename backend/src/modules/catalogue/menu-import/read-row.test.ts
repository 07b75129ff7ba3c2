import {
  allergensOf,
  caffeinePerOf,
  isFormula,
  numberOf,
  escapeFormula,
  truthOf,
  withoutQuote,
} from './cell-values.ts'
import { guessColumns } from './guess-mapping.ts'
import { readRow } from './read-row.ts'

const guessMapping = (headings: string[]) => guessColumns({ headings, lines: [] }).mapping

it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['١٢٫٥٠', 12.5],
  ['1,250.00', 1250],
  ['35 SAR', 35],
  ['٣٥ ريال', 35],
  ['980 kcal', 980],
  ['12,500', 12_500],
  ["1'250,50", 1250.5],
  ['\u200F1\u202F250,5\u00A0ر.س', 1250.5],
  ['35.0000', 35],
  ['35.000000000000004', 35.000000000000004],
  ['-5', -5],
  ['1,25,0', undefined],
  ['', undefined],
  ['twelve', undefined],
  ['1.2.3', undefined],
  ['1e9', undefined],
  ['0x10', undefined],
])('reads %s as the number %s', (cell, number) => {
  expect(numberOf(cell)).toBe(number)
})

it('reads yes and no in both languages', () => {
  expect(['نعم', 'Yes', 'TRUE', '1', 'متاح', 'ظاهر'].map(truthOf)).toEqual(Array(6).fill(true))
  expect(['لا', 'no', 'FALSE', '0', 'غير متاح', 'مخفي'].map(truthOf)).toEqual(Array(6).fill(false))
  expect(truthOf('perhaps')).toBeUndefined()
})

it('reads allergens in both languages, in the order of the list', () => {
  expect(allergensOf('حليب، الغلوتين')).toEqual(['gluten', 'milk'])
  expect(allergensOf('Milk, Nuts / sesame')).toEqual(['milk', 'nuts', 'sesame'])
  expect(allergensOf('لا يوجد')).toEqual([])
  expect(allergensOf('none')).toEqual([])
  expect(allergensOf('milk, plutonium')).toBeUndefined()
})

it('reads the unit of caffeine in both languages', () => {
  expect(['cup', 'Per cup', 'كوب', 'للكوب', 'لكل فنجان'].map(caffeinePerOf)).toEqual(Array(5).fill('cup'))
  expect(['100ml', 'per 100 ML', '١٠٠ مل', 'لكل 100 مل'].map(caffeinePerOf)).toEqual(Array(4).fill('100ml'))
  expect(['litre', '1100 ml tin', ''].map(caffeinePerOf)).toEqual(Array(3).fill(undefined))
})

it('distinguishes formulas from signed numbers and from quoted texts of own files', () => {
  expect(['=1+1', '@SUM(A1)', '+cmd|x', '-2+3+cmd', '|calc'].map(isFormula)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
  expect(['-5', '+966', '٥', 'كبسة', "'=1+1"].map(isFormula)).toEqual(Array(5).fill(false))
  for (const text of ['=1+1', '+a', '-a', '@a']) expect(withoutQuote(escapeFormula(text))).toBe(text)
  expect(withoutQuote("'tis")).toBe("'tis")
})

it('recognizes columns by their headings in both languages', () => {
  expect(guessMapping(['كود الصنف', 'اسم الصنف', 'Item Name', 'القسم', 'سعر البيع', 'السعرات'])).toEqual({
    sku: 0,
    nameAr: 1,
    nameEn: 2,
    category: 3,
    price: 4,
    calories: 5,
  })
  expect(guessMapping(['name', 'Name_AR', 'PRICE (SAR)', 'sort order'])).toEqual({
    nameEn: 0,
    nameAr: 1,
    price: 2,
    index: 3,
  })
  expect(guessMapping(['Prénom'])).toEqual({})
})

it.each([
  [
    'price',
    'Price [Store]|Default price|Regular price|Sale price|Variant Price|Sales Price|Retail Price|Base Price|Price (SR)',
  ],
  ['price', 'سعر الوحدة|السعر (ر.س)'],
  ['sku', 'Variant SKU|Internal Reference|رمز SKU|Barcode|الباركود|رقم الباركود|GTIN'],
  ['category', 'Categories|Product Category|Menu Group|Reporting Category|اسم الفئة|اسم القسم'],
  ['nameAr', 'name_localized|اسم الطبق'],
  ['nameEn', 'Menu Item'],
  ['descriptionAr', 'description_localized'],
  ['isVisible', 'Published|is_active|Sellable|Available for sale [Store]|Available in POS|متوفر|التوفر'],
])('recognizes each heading of other systems as %s: %s', (field, headings) => {
  for (const heading of headings.split('|'))
    expect([heading, guessMapping([heading])]).toEqual([heading, { [field]: 0 }])
})

it('reads the availability words of other systems', () => {
  expect(truthOf('متوفر')).toBe(true)
  const hidden = ['غير متوفر', 'draft', 'archived', 'out of stock', '-1']
  expect(hidden.filter(word => truthOf(word) !== false)).toEqual([])
})

it('reads names, numbers and codes without invisible marks', () => {
  const cells = [
    '\u200EKW\u202C-\u00A012\u200F',
    '\u202Aكبسة\u202C\u200F',
    '\u20661\u2069,250\u061C',
    '\u200F=1+1',
  ]
  const { values, faults } = readRow({ number: 2, cells }, { sku: 0, nameAr: 1, price: 2, nameEn: 3 })
  expect(values).toMatchObject({ sku: 'KW-12', nameAr: 'كبسة', price: 1250 })
  expect(faults).toEqual([{ row: 2, field: 'nameEn', code: 'import_formula_cell' }])
})
