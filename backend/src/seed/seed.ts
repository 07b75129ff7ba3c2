import { eq } from 'drizzle-orm'
import { PLATFORM, type Db } from '#src/database/database.ts'
import { StartError } from '#src/errors.ts'
import { hashPassword } from '#src/modules/authentication/authentication.service.ts'
import { createUserService } from '#src/modules/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import { accountsStep } from './accounts.ts'
import { meta } from './meta.table.ts'
import type { SeedStep } from './seed-step.ts'

/** The demo data, in order: later steps build on the rows of earlier ones. */
export const SEED_STEPS: readonly SeedStep[] = [accountsStep]

const FLAG = 'seeded'

// The primary key lets one node in; another that starts at the same time waits and then finds it done.
const claim = async (db: Db): Promise<boolean> => {
  const rows = await db.insert(meta).values({ name: FLAG }).onConflictDoNothing().returning({ name: meta.name })
  return rows.length > 0
}

const seedDemo = (platform: Platform, steps: readonly SeedStep[]) =>
  platform.database.run(PLATFORM, async db => {
    if (!(await claim(db))) return
    for (const step of steps) await step.run(db, platform)
  })

// Without demo data somebody still has to be able to sign in.
const ensureOperator = (platform: Platform) =>
  platform.database.run(PLATFORM, async db => {
    const users = createUserService(platform)
    if (!(await users.hasOperator(db))) {
      const { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password } = platform.env
      if (!email || !password) {
        throw new StartError(
          'Sufra cannot start: SEED=off needs a first operator. Set OPERATOR_EMAIL and OPERATOR_PASSWORD.',
        )
      }
      const passwordHash = await hashPassword(password)
      await users.add(db, { accountId: null, email: email.toLowerCase(), name: email, role: 'SuperAdmin', passwordHash })
    }
    await claim(db)
  })

/** Fills a fresh database once: with the demo data, or (SEED=off) with the operator alone. */
export const seed = (platform: Platform, steps = SEED_STEPS): Promise<void> =>
  platform.env.SEED === 'off' ? ensureOperator(platform) : seedDemo(platform, steps)

/** Whether this database has been filled. */
export const isSeeded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ name: meta.name }).from(meta).where(eq(meta.name, FLAG))
  return rows.length > 0
}
