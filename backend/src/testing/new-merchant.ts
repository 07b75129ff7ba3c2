import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { createUserService } from '#src/modules/identity/user/user.service.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import type { TestApp } from './create-test-app.ts'
import { hashQuickly } from './quick-password.ts'

export interface NewMerchant {
  accountId: number
  /** headers of its Admin, who signs in as `<name>@sufra.test` */
  headers: { authorization: string }
}

/** Adds a merchant as sign-up leaves it: a name and an Admin with a confirmed address. */
export const addNewMerchant = async (
  test: TestApp,
  name: string,
  status: AccountStatus = 'PendingBusinessDetails',
): Promise<NewMerchant> => {
  const passwordHash = await hashQuickly(DEMO_PASSWORD)
  const accountId = await test.foundation.database.run(ALL_MERCHANTS, async db => {
    const id = await addAccount(db, { name: { ar: name, en: name }, status })
    const users = createUserService(test.foundation)
    const person = { name, email: `${name}@sufra.test`, role: 'Admin' } as const
    await users.add(db, { ...person, accountId: id, passwordHash })
    return id
  })
  return { accountId, headers: await test.signIn(name) }
}

/** Bodies of the three onboarding steps. */
export const accountDetails = (id: number, changes: object = {}) => ({
  id,
  name: { ar: 'بيت الفطور', en: 'Breakfast House' },
  companyNumber: '١٠١٠٤٤٥٥٦٦',
  phone: '0501234567',
  typeId: 1,
  city: 'riyadh',
  ...changes,
})

export const brandDetails = (changes: object = {}) => ({
  name: { ar: 'بيت الفطور', en: 'Breakfast House' },
  ...changes,
})

export const branchDetails = (serviceProviderId: number, changes: object = {}) => ({
  serviceProviderId,
  name: { ar: 'فرع العليا', en: 'Olaya' },
  phone: '011 234 5678',
  city: 'riyadh',
  hours: [{ dayOfWeek: 0, from: '18:00', to: '02:00' }],
  ...changes,
})
