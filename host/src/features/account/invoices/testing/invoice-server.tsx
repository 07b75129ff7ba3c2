import type { Invoice } from '@sufra/shared/contracts/invoice'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import ar from '#src/locales/invoices/ar.json'
import en from '#src/locales/invoices/en.json'

export const sampleInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 7,
  accountId: 1,
  kind: 'invoice',
  number: 'INV-000007',
  issuedAt: '2026-10-31T22:30:00.000Z',
  net: 303.48,
  vat: 45.52,
  gross: 349,
  credited: 0,
  creditedNumber: null,
  uuid: '8e6000cf-1a98-4174-b3e7-b5d5954bc10d',
  counter: 9,
  subscriptionId: 1,
  paymentId: null,
  reason: null,
  credits: null,
  creditNotes: [],
  qr: 'AQI=',
  qrPicture: '<svg></svg>',
  seller: {
    name: { ar: 'شركة سفرة', en: 'Sufra Co.' },
    vatNumber: '310099887700003',
    crNumber: '1010998877',
    address: {
      street: 'طريق الملك فهد',
      building: '7412',
      district: 'العليا',
      city: 'الرياض',
      postcode: '12214',
    },
  },
  buyer: {
    name: { ar: 'البيت العتيق', en: 'Al Bait Al Ateeq' },
    legalName: 'شركة البيت العتيق',
    vatNumber: '310044556600003',
    companyNumber: '1010445566',
    address: null,
    city: 'riyadh',
  },
  lines: [{ description: { ar: 'الباقة', en: 'Pro plan' }, net: 303.48, vat: 45.52, gross: 349 }],
  ...changes,
})

/** Stub of the invoice endpoints. */
export const invoiceServer = (
  invoices: Invoice[],
  answers: Record<string, HttpAnswer | (() => HttpAnswer | Promise<HttpAnswer>)> = {},
) => {
  const [first] = invoices
  const { calls } = answerHttp({
    'GET /api/Invoice/Get': call => ({ body: samplePage(invoices, call) }),
    'GET /api/Invoice/Get/Id': { body: first },
    'GET /api/Invoice/Months': {
      body: [
        { month: '2026-11', invoices: 1, creditNotes: 0, net: 303.48, vat: 45.52, gross: 349 },
        { month: '2026-10', invoices: 2, creditNotes: 1, net: 173.91, vat: 26.09, gross: 200 },
      ],
    },
    ...answers,
  })
  return { calls }
}

export const renderInvoices = (
  page: ReactNode,
  {
    role = 'Admin',
    route = '/invoices',
    language,
  }: { role?: 'Admin' | 'SuperAdmin'; route?: string; language?: 'ar' | 'en' } = {},
) =>
  renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { role, route, language, namespaces: { invoices: { ar, en } } },
  )
