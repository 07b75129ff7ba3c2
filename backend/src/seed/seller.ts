import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import type { Db } from '#src/database/database.ts'
import { setSeller } from '#src/modules/billing/billing.ts'

/** The demo company that issues invoices. Its numbers are invented. */
const DEMO_SELLER: InvoiceSeller = {
  name: { ar: 'شركة سفرة لتقنية المطاعم', en: 'Sufra Restaurant Technology Co.' },
  vatNumber: '310099887700003',
  crNumber: '1010998877',
  address: {
    street: 'طريق الملك فهد',
    building: '7412',
    district: 'العليا',
    city: 'الرياض',
    postcode: '12214',
  },
}

export const addDemoSeller = (db: Db): Promise<void> => setSeller(db, DEMO_SELLER)
