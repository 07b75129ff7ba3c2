import type { Invoice } from '@sufra/shared/contracts/invoice'

/** Texts of an invoice, always shown in both languages. */
export const PAPER_WORDS = {
  standard: { ar: 'فاتورة ضريبية', en: 'Tax invoice' },
  simplified: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  creditNote: { ar: 'إشعار دائن', en: 'Credit note' },
  number: { ar: 'الرقم', en: 'Number' },
  date: { ar: 'التاريخ', en: 'Date' },
  ofInvoice: { ar: 'عن الفاتورة', en: 'Of invoice' },
  seller: { ar: 'البائع', en: 'Seller' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  crNumber: { ar: 'السجل التجاري', en: 'Commercial registration' },
  companyNumber: { ar: 'رقم المنشأة', en: 'Company number' },
  address: { ar: 'العنوان', en: 'Address' },
  description: { ar: 'البيان', en: 'Description' },
  net: { ar: 'بدون الضريبة', en: 'Net' },
  vat: { ar: 'الضريبة 15%', en: 'VAT 15%' },
  total: { ar: 'الإجمالي', en: 'Total' },
  sumNet: { ar: 'الإجمالي بدون الضريبة', en: 'Total excluding VAT' },
  sumVat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  sumGross: { ar: 'الإجمالي شامل الضريبة', en: 'Total including VAT' },
  reason: { ar: 'سبب الإشعار', en: 'Reason' },
} as const
export type PaperWord = keyof typeof PAPER_WORDS

export const headingOf = ({ kind, buyer }: Pick<Invoice, 'kind' | 'buyer'>): PaperWord => {
  if (kind === 'creditNote') return 'creditNote'
  return buyer.vatNumber ? 'standard' : 'simplified'
}
