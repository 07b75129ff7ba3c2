import type { z } from 'zod'
import { fieldTextOf } from '@sufra/shared/contracts/field-texts'
import { MAX_IMPORT_LISTED } from '@sufra/shared/contracts/menu-import'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { UNDO_HOURS } from '@sufra/shared/contracts/product'
import { writeLocalized } from '#src/modules/catalogue/product/product.service.ts'
import { likelyPrices } from './guess-mapping.ts'
import type { Columns } from './guess-mapping.ts'
import type { Plan } from './plan-import.ts'
import type { Row } from './read-row.ts'
import type { ChosenSheet } from '#src/modules/infrastructure/infrastructure.ts'

export type Answer = z.output<typeof ImportAnswer>

/** A parsed import request. */
export interface Import {
  /** without headings for pictures only */
  table: ChosenSheet
  columns: Columns
  /** whether the caller assigned the columns */
  isMapped: boolean
  rows: Row[]
  language: 'ar' | 'en'
}

const SAMPLE_LENGTH = 60

/** Returns the effect of a plan in the format of the API. */
export const answerOf = (
  { table, columns, isMapped, rows, language }: Import,
  plan: Plan,
  changeId: string | null,
): Answer => ({
  changeId,
  undoUntil: changeId === null ? null : new Date(Date.now() + UNDO_HOURS * 3_600_000).toISOString(),
  sheets: table.names,
  sheet: table.sheet,
  headingRow: table.headingRow,
  columns: table.headings.map((heading, at) => ({
    heading: heading.slice(0, SAMPLE_LENGTH),
    sample: (table.lines.find(({ cells }) => cells[at])?.cells[at] ?? '').slice(0, SAMPLE_LENGTH),
  })),
  ...columns,
  priceColumns: isMapped ? [] : likelyPrices(table, columns),
  counts: {
    rows: rows.length,
    added: plan.changes.filter(({ before }) => !before).length,
    changed: plan.changes.filter(({ before }) => before).length,
    unchanged: plan.unchanged,
    faulty: new Set(plan.faults.map(({ row }) => row)).size,
    withoutPrice: plan.changes.filter(({ after }) => after.price === null && after.sizes.length === 0).length,
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
    column: (fault.field && table.headings[columns.mapping[fault.field] ?? -1]) ?? '',
    message: fieldTextOf(fault.code, language),
  })),
  changes: plan.changes.slice(0, MAX_IMPORT_LISTED).map(({ row, before, after, fields }) => ({
    row,
    isNew: before === undefined,
    name: after.name,
    fields,
  })),
})
