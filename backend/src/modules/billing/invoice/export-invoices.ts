import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import type { InvoiceExportQuery } from '@sufra/shared/contracts/invoice'
import { inRiyadh, legalNameOf } from './invoice-document.ts'
import type { SummaryRow } from './invoice.repository.ts'

/** Maximum rows of an export, which is built in memory. No merchant has more invoices a year. */
export const MOST_EXPORTED = 20_000

const WORDS = {
  ar: {
    sheet: 'الفواتير',
    headings: [
      ...['الرقم', 'النوع', 'التاريخ', 'المشتري', 'الرقم الضريبي للمشتري', 'الصافي', 'الضريبة', 'الإجمالي'],
      ...['عن الفاتورة', 'المعرّف الفريد'],
    ],
    kinds: { invoice: 'فاتورة', creditNote: 'إشعار دائن' },
  },
  en: {
    sheet: 'Invoices',
    headings: [
      ...['Number', 'Kind', 'Date', 'Buyer', 'Buyer VAT number', 'Net', 'VAT', 'Gross'],
      ...['Of invoice', 'UUID'],
    ],
    kinds: { invoice: 'Invoice', creditNote: 'Credit note' },
  },
} as const

type Language = keyof typeof WORDS
type Cell = string | number | null

// Escapes names that a spreadsheet would run as a formula.
const inert = (text: string): string => (/^[=+\-@|\t\r]/.test(text) ? `'${text}` : text)

const rowOf = (row: SummaryRow, language: Language): Cell[] => {
  const sign = row.kind === 'invoice' ? 1 : -1
  return [
    ...[row.number, WORDS[language].kinds[row.kind], inRiyadh(row.issuedAt).day],
    ...[inert(legalNameOf(row.buyer)), row.buyer.vatNumber],
    ...[sign * row.net, sign * row.vat, sign * row.gross],
    ...[row.creditedNumber, row.uuid],
  ]
}

const WIDTH = 20

/** Writes invoices as a sheet for bookkeeping. Credit notes are negative, so that columns can be summed. */
export const writeInvoices = async (
  rows: SummaryRow[],
  { language, format }: { language: Language; format: InvoiceExportQuery['Format'] },
): Promise<Buffer> => {
  const { sheet, headings } = WORDS[language]
  const all: Cell[][] = [[...headings], ...rows.map(row => rowOf(row, language))]
  if (format === 'csv') return Buffer.from(writeCsv(all, { bom: true }))
  const made = {
    name: sheet,
    rows: all,
    columns: headings.map(() => ({ width: WIDTH })),
    view: { rightToLeft: language === 'ar' },
    freezePane: { rows: 1 },
  }
  return Buffer.from(await writeXlsx({ sheets: [made] }))
}
