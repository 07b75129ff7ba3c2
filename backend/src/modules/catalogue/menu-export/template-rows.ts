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
      '',
      'إضافات / Extras (0-3): جبن / Cheese +3؛ صلصة دقوس +2 | الأرز / Rice (1-1): بسمتي؛ بخاري +4',
      980,
      1200,
      0,
      'لا يوجد',
      'نعم',
      1,
      'RIC-01.jpg',
    ],
    [
      ...['DRK-01', 'شاي بالنعناع', 'Mint Tea', '', '', 'المشروبات', 8.5],
      ...['صغير / Small: 8.5؛ كبير / Large: 12', '', 30, 5, 40, 'لا يوجد', 'نعم', 2, 'DRK-01.jpg'],
    ],
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
      '',
      'Extras / إضافات (0-3): Cheese / جبن +3; Daqoos +2 | Rice / الأرز (1-1): Basmati; Bukhari +4',
      980,
      1200,
      0,
      'none',
      'yes',
      1,
      'RIC-01.jpg',
    ],
    [
      'DES-01',
      'كنافة بالجبن',
      'Cheese Kunafa',
      '',
      '',
      'Desserts',
      26,
      'Small / صغير: 26; Large / كبير: 44',
      '',
      590,
      310,
      0,
      'milk, gluten',
      'yes',
      2,
      'DES-01.jpg',
    ],
  ],
}
