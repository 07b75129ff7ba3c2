import { damageOf } from './damaged-cell.ts'

it.each([
  ['6.28101E+12', 'import_scientific_number'],
  ['\u200E6.28101E+12\u200F', 'import_scientific_number'],
  ['1E9', 'import_scientific_number'],
  ['#REF!', 'import_error_cell'],
  ['#N/A', 'import_error_cell'],
  ['########', 'import_error_cell'],
  ['2026-02-01', 'import_date_cell'],
  ['1/2/2026', 'import_date_cell'],
  ['1-Feb', 'import_date_cell'],
  ['01-فبراير', 'import_date_cell'],
  ['Feb-26', 'import_date_cell'],
  ['Meal 1-2', undefined],
  ['1-2', undefined],
  ['E-1', undefined],
  ['#Sauces', undefined],
  ['1/2 kg', undefined],
  ['May Tea', undefined],
  ['12.50', undefined],
])('reports %s as %s', (cell, code) => {
  expect(damageOf(cell)).toBe(code)
})
