import type { Cell } from './write-sheet.ts'

type Rows = Record<'ar' | 'en', Cell[][]>

/** Two dishes in the order of `MENU_FIELDS`, to be written over. */
export const EXAMPLES: Rows = {
  ar: [
    [
      'RIC-01',
      'كبسة لحم',
      'Lamb Kabsa',
      'لحم غنم مع أرز بسمتي',
      '',
      'الأرز',
      48,
      980,
      1200,
      0,
      'لا يوجد',
      'نعم',
      1,
    ],
    ['DRK-01', 'شاي بالنعناع', 'Mint Tea', '', '', 'المشروبات', 8.5, 30, 5, 40, 'لا يوجد', 'نعم', 2],
  ],
  en: [
    [
      'RIC-01',
      'كبسة لحم',
      'Lamb Kabsa',
      '',
      'Lamb with basmati rice',
      'Rice',
      48,
      980,
      1200,
      0,
      'none',
      'yes',
      1,
    ],
    [
      'DES-01',
      'كنافة بالجبن',
      'Cheese Kunafa',
      '',
      '',
      'Desserts',
      26,
      590,
      310,
      0,
      'milk, gluten',
      'yes',
      2,
    ],
  ],
}
