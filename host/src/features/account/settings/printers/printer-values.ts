import type { Branch } from '@sufra/shared/contracts/merchant'
import type { AddPrinterRequest, Printer, UpdatePrinterRequest } from '@sufra/shared/contracts/printer'

/** Form values; the value of a select is a text. */
export interface PrinterValues {
  branchId: string
  name: string
  prints: Printer['prints']
  paperMm: '80' | '58'
  language: Printer['language']
  isOnAccept: boolean
}

export const printerValues = (printer: Printer | null, branches: readonly Branch[]): PrinterValues => ({
  branchId: String(printer?.branchId ?? branches[0]?.id ?? ''),
  name: printer?.name ?? '',
  prints: printer?.prints ?? 'ticket',
  paperMm: printer?.paperMm === 58 ? '58' : '80',
  language: printer?.language ?? 'ar',
  isOnAccept: printer?.isOnAccept ?? true,
})

const common = ({ name, prints, paperMm, language, isOnAccept }: PrinterValues) => ({
  name,
  prints,
  language,
  isOnAccept,
  paperMm: paperMm === '58' ? (58 as const) : (80 as const),
})

export const addRequest = (values: PrinterValues): AddPrinterRequest => ({
  branchId: Number(values.branchId),
  ...common(values),
})

export const updateRequest = ({ id }: Printer, values: PrinterValues): UpdatePrinterRequest => ({
  id,
  ...common(values),
})
