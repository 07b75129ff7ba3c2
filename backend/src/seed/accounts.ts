import type { InvoiceSeller } from '@sufra/shared/contracts/invoice'
import { addAccount } from '#src/modules/merchants/merchants.ts'
import { createUserService, hashPassword } from '#src/modules/identity/identity.ts'
import type { NewUser } from '#src/modules/identity/identity.ts'
import type { Db } from '#src/database/database.ts'
import { setSeller } from '#src/modules/billing/billing.ts'
import { CAFE, RESTAURANT } from './business-types.ts'
import type { SeedStep } from './seed-step.ts'

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

const addDemoSeller = (db: Db): Promise<void> => setSeller(db, DEMO_SELLER)

export const DEMO_PASSWORD = 'Sufra-demo-1'

const people = (first: number, second: number): Omit<NewUser, 'passwordHash'>[] => [
  { accountId: first, email: 'admin@sufra.test', name: 'نورة العتيبي', role: 'Admin' },
  { accountId: first, email: 'staff@sufra.test', name: 'خالد الحربي', role: 'Cashier' },
  { accountId: first, email: 'kitchen@sufra.test', name: 'سامي القحطاني', role: 'Kitchen' },
  { accountId: second, email: 'second@sufra.test', name: 'ليان الشهري', role: 'Admin' },
  { accountId: null, email: 'operator@sufra.test', name: 'مشغّل سفرة', role: 'SuperAdmin' },
]

/** Adds the two demo merchants (ids 1 and 2), the people who sign in, and the company that issues invoices. */
export const accountsStep: SeedStep = {
  name: 'accounts',
  run: async (db, foundation) => {
    const users = createUserService(foundation)
    const first = await addAccount(db, {
      name: { ar: 'البيت العتيق', en: 'Al Bait Al Ateeq' },
      legalName: 'شركة البيت العتيق لتقديم الوجبات',
      typeId: RESTAURANT,
      crNumber: '1010445566',
      vatNumber: '310044556600003',
      phone: '+966501234567',
      email: 'admin@sufra.test',
      city: 'riyadh',
      nationalAddress: 'RRRD2929، طريق الملك فهد، العليا، الرياض',
    })
    const second = await addAccount(db, {
      name: { ar: 'قهوة المرسى', en: 'Marsa Coffee' },
      legalName: 'مؤسسة المرسى للقهوة',
      typeId: CAFE,
      unifiedNumber: '7001234567',
      phone: '+966551234567',
      email: 'second@sufra.test',
      city: 'jeddah',
    })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    for (const person of people(first, second)) await users.add(db, { ...person, passwordHash })
    await addDemoSeller(db)
  },
}
