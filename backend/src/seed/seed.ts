import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { claimSeed } from '#src/database/seed-state.repository.ts'
import { StartError } from '#src/errors/errors.ts'
import { setSeller } from '#src/modules/billing/billing.ts'
import { createUserService, hashPassword } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { accountsStep } from './accounts.ts'
import { ensureBusinessTypes } from './business-types.ts'
import { invoicesStep } from './invoices-step.ts'
import { menusStep } from './menu/menus-step.ts'
import { merchantsStep } from './merchants/merchants-step.ts'
import { notificationsStep } from './notifications-step.ts'
import { offersStep } from './offers.ts'
import { ordersStep } from './orders/orders-step.ts'
import { renewLiveOrders } from './orders/renew-live-orders.ts'
import { publishMenus } from './menu/publish-menus.ts'
import { plansStep } from './plans.ts'
import type { SeedStep } from './seed-step.ts'
import { supportStep } from './support-step.ts'
import { teamStep } from './team-step.ts'

/** The demo data in order: later steps need rows of earlier ones. */
export const SEED_STEPS: readonly SeedStep[] = [
  accountsStep,
  plansStep,
  menusStep,
  teamStep,
  merchantsStep,
  offersStep,
  invoicesStep,
  ordersStep,
  notificationsStep,
  supportStep,
]

const seedDemo = (foundation: Foundation, steps: readonly SeedStep[]) =>
  foundation.database.run(ALL_MERCHANTS, async db => {
    if (!(await claimSeed(db))) return
    for (const step of steps) {
      const startedAt = performance.now()
      await step.run(db, foundation)
      foundation.log.debug({ step: step.name, ms: Math.round(performance.now() - startedAt) }, 'seeded')
    }
  })

// Without demo data at least one person must be able to sign in.
const ensureOperator = (foundation: Foundation) =>
  foundation.database.run(ALL_MERCHANTS, async db => {
    const users = createUserService(foundation)
    if (!(await users.hasOperator(db))) {
      const { OPERATOR_EMAIL: email, OPERATOR_PASSWORD: password } = foundation.env
      if (!email || !password) {
        throw new StartError(
          'Sufra cannot start: SEED=off needs a first operator. Set OPERATOR_EMAIL and OPERATOR_PASSWORD.',
        )
      }
      const passwordHash = await hashPassword(password)
      await users.add(db, {
        accountId: null,
        email: email.toLowerCase(),
        name: email,
        role: 'SuperAdmin',
        passwordHash,
      })
    }
    await claimSeed(db)
  })

// Runs at each start: brings live orders and the platforms' menus up to date.
const refreshDemo = (foundation: Foundation) =>
  foundation.database.run(ALL_MERCHANTS, async db => {
    // A node that starts at the same time waits until the end of the transaction.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('the demo'))`)
    await publishMenus(db, foundation)
    await renewLiveOrders(db, new Date())
  })

// The environment overrides the demo value, and an edit in the interface overrides both.
const keepSeller = async ({ env, database }: Foundation): Promise<void> => {
  const seller = env.INVOICE_SELLER
  if (seller) await database.run(ALL_MERCHANTS, db => setSeller(db, seller))
}

const fill = async (foundation: Foundation, steps: readonly SeedStep[]): Promise<void> => {
  if (foundation.env.SEED === 'off') return ensureOperator(foundation)
  await seedDemo(foundation, steps)
  await refreshDemo(foundation)
}

/**
 * Fills a fresh database once: with the demo data, or (SEED=off) with the operator only. Brings the demo data up to
 * date at each start.
 */
export const seed = async (foundation: Foundation, steps = SEED_STEPS): Promise<void> => {
  await ensureBusinessTypes(foundation)
  await fill(foundation, steps)
  await keepSeller(foundation)
}
