import { searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'
import { insertAccount } from './account.repository.ts'

/** Makes a merchant inside the caller's transaction and returns its id. `city` is a key such as `riyadh`. */
export const addAccount = (db: Db, merchant: { name: Localized; city: string }): Promise<number> =>
  insertAccount(db, {
    name: JSON.stringify(merchant.name),
    searchKey: searchKey(`${merchant.name.ar} ${merchant.name.en}`),
    city: merchant.city,
  })
