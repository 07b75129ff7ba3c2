import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'

/** Answer for a text file with two new products and no error. */
export const sampleImport: ImportAnswer = {
  changeId: null,
  undoUntil: null,
  sheets: [''],
  sheet: 0,
  headingRow: 1,
  columns: [
    { heading: 'الصنف', sample: 'كبسة' },
    { heading: 'قيمة', sample: '30' },
  ],
  mapping: { nameAr: 0 },
  sizeColumns: [],
  modifierColumns: [],
  priceColumns: [],
  counts: {
    rows: 2,
    added: 2,
    changed: 0,
    unchanged: 0,
    faulty: 0,
    withoutPrice: 0,
    newCategories: 0,
    newSizes: 0,
  },
  faults: [],
  pictures: [],
  changes: [],
}
