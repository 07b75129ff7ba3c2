import type { SetupList } from '@sufra/shared/contracts/account'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { readSetup } from './setup.repository.ts'

const KEYS = ['menu', 'platform', 'team', 'logo', 'vatNumber'] as const

export const createSetupService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** What is left for a merchant to do before and after the first order. */
  list: async (accountId: number): Promise<SetupList> => {
    const setup = await database.run(tenant(accountId), db => readSetup(db, accountId))
    return { items: KEYS.map(key => ({ key, isDone: setup[key] })) }
  },
})
export type SetupService = ReturnType<typeof createSetupService>
