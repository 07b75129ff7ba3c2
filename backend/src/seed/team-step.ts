import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { hashPassword } from '#src/modules/identity/identity.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import { user, userBranch } from '#src/modules/identity/user/user.table.ts'
import { invitation } from '#src/modules/merchants/team/invitation.table.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import type { SeedStep } from './seed-step.ts'

const ACCOUNT_ID = 1
const HOUR_MS = 3_600_000

const DELIVERY_LEAD = {
  accountId: ACCOUNT_ID,
  name: JSON.stringify({ ar: 'مشرف توصيل', en: 'Delivery lead' }),
  permissions: ['orders.prepare', 'orders.handOver', 'dashboard.history'],
} satisfies typeof role.$inferInsert

const insertPerson = async (db: Db, values: Omit<typeof user.$inferInsert, 'accountId'>): Promise<number> => {
  const rows = await db
    .insert(user)
    .values({ ...values, accountId: ACCOUNT_ID })
    .returning({ id: user.id })
  return rows[0]?.id ?? 0
}

const insertDeliveryLead = async (db: Db): Promise<number | null> => {
  const rows = await db.insert(role).values(DELIVERY_LEAD).returning({ id: role.id })
  return rows[0]?.id ?? null
}

const firstBranch = async (db: Db): Promise<number> => {
  const rows = await db
    .select({ id: branch.id })
    .from(branch)
    .where(eq(branch.accountId, ACCOUNT_ID))
    .orderBy(asc(branch.id))
    .limit(1)
  return rows[0]?.id ?? 0
}

/** Adds the remaining people of the first merchant, one in every state of the team's screen. Needs its branches. */
export const teamStep: SeedStep = {
  name: 'team',
  run: async db => {
    const hoursFrom = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const branchId = await firstBranch(db)
    const customRoleId = await insertDeliveryLead(db)
    const manager = await insertPerson(db, {
      name: 'عبدالعزيز الدوسري',
      email: 'abdulaziz@sufra.test',
      phone: '+966553180274',
      role: 'BranchManager',
      lastLoginAt: hoursFrom(-3),
      passwordHash,
    })
    await insertPerson(db, {
      name: 'ماجد الغامدي',
      email: 'majed@sufra.test',
      phone: '+966567042198',
      role: 'Custom',
      lastLoginAt: hoursFrom(-26),
      customRoleId,
      passwordHash,
    })
    const invited = await insertPerson(db, {
      name: 'ريم المطيري',
      email: 'reem@sufra.test',
      role: 'Cashier',
      isEmailVerified: false,
    })
    await insertPerson(db, {
      name: 'هند الزهراني',
      email: 'hind@sufra.test',
      phone: '+966541927365',
      role: 'Cashier',
      isActive: false,
      lastLoginAt: hoursFrom(-24 * 40),
      passwordHash,
    })
    const limits = [manager, invited].map(userId => ({ accountId: ACCOUNT_ID, userId, branchId }))
    await db.insert(userBranch).values(limits)
    // The token is discarded, so this link is unusable; the team's screen can send a new one.
    const tokenHash = randomBytes(32).toString('base64url')
    const times = { sentAt: hoursFrom(-20), expiresAt: hoursFrom(52) }
    await db.insert(invitation).values({ userId: invited, accountId: ACCOUNT_ID, tokenHash, ...times })
  },
}
