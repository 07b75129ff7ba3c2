import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { openCredential, sealCredential } from './credential.ts'
import { exchangeSealed, findSealedOtherwise } from './store-secret.repository.ts'

export const SEAL_TIMER = 'seal credentials'
const EVERY_MS = 10 * 60_000

/**
 * Encrypts secrets with the newest key: after a key was added, and for secrets of older versions. A secret
 * that cannot be decrypted stays as it is, in case its key comes back.
 */
export const registerSealing = ({
  database,
  timers,
  log,
  secrets: { sealer },
}: Pick<Foundation, 'database' | 'timers' | 'log' | 'secrets'>): void => {
  timers.every(EVERY_MS, SEAL_TIMER, async () => {
    const rows = await database.run(ALL_MERCHANTS, db => findSealedOtherwise(db, sealer.keyId))
    let unreadable = 0
    for (const row of rows) {
      const secret = openCredential(sealer, row)
      if (secret === null) unreadable += 1
      else
        await database.run(ALL_MERCHANTS, db => exchangeSealed(db, row, sealCredential(sealer, row, secret)))
    }
    if (rows.length > unreadable) log.info({ count: rows.length - unreadable }, 'credentials sealed anew')
    if (unreadable > 0) log.warn({ count: unreadable }, 'credentials that no key of SECRET_KEYS opens')
  })
  timers.beginWith(SEAL_TIMER)
}
