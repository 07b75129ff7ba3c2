import type { z } from 'zod'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import { MAX_IMPORT_LISTED } from '@sufra/shared/contracts/menu-import'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { UNDO_HOURS } from '@sufra/shared/contracts/product'
import { writeLocalized } from '#src/modules/catalogue/product/product.service.ts'
import type { Mapping } from './guess-mapping.ts'
import type { Plan } from './plan-import.ts'
import type { Row } from './read-row.ts'
import type { Sheet } from '#src/modules/ground/ground.ts'

export type Answer = z.output<typeof ImportAnswer>

/** What was sent, read. */
export interface Import {
  /** without headings where pictures come alone */
  sheet: Sheet
  mapping: Mapping
  rows: Row[]
  language: 'ar' | 'en'
}

const SAMPLE_LENGTH = 60

/** What a plan does, as the caller is told. */
export const answerOf = (
  { sheet, mapping, rows, language }: Import,
  plan: Plan,
  changeId: string | null,
): Answer => ({
  changeId,
  undoUntil: changeId === null ? null : new Date(Date.now() + UNDO_HOURS * 3_600_000).toISOString(),
  columns: sheet.headings.map((heading, at) => ({
    heading,
    sample: (sheet.lines.find(({ cells }) => cells[at])?.cells[at] ?? '').slice(0, SAMPLE_LENGTH),
  })),
  mapping,
  counts: {
    rows: rows.length,
    added: plan.changes.filter(({ before }) => !before).length,
    changed: plan.changes.filter(({ before }) => before).length,
    unchanged: plan.unchanged,
    faulty: new Set(plan.faults.map(({ row }) => row)).size,
    newCategories: plan.newCategories.length,
    newSizes: plan.newSizes.length,
  },
  pictures: plan.pictures.slice(0, MAX_IMPORT_LISTED).map(({ name, product, code }) => ({
    name,
    code,
    product: product && writeLocalized(product.name),
    message: code === null ? '' : fieldTextOf(code, language),
  })),
  faults: plan.faults.slice(0, MAX_IMPORT_LISTED).map(fault => ({
    ...fault,
    column: (fault.field && sheet.headings[mapping[fault.field] ?? -1]) ?? '',
    message: fieldTextOf(fault.code, language),
  })),
  changes: plan.changes.slice(0, MAX_IMPORT_LISTED).map(({ row, before, after, fields }) => ({
    row,
    isNew: before === undefined,
    name: after.name,
    fields,
  })),
})
