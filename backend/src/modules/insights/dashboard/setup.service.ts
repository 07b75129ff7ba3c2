import type { SetupList } from '@sufra/shared/contracts/account'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { hasOrders, readSetup } from './setup.repository.ts'

const KEYS = ['menu', 'platform', 'team', 'logo', 'vatNumber'] as const

export const createSetupService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Remaining steps of a merchant before its first order; none after it. */
  list: async (accountId: number): Promise<SetupList> =>
    database.run(tenant(accountId), async db => {
      if (await hasOrders(db, accountId)) return { items: [] }
      const setup = await readSetup(db, accountId)
      return { items: KEYS.map(key => ({ key, isDone: setup[key] })) }
    }),
})
export type SetupService = ReturnType<typeof createSetupService>
