import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readLocalized } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueueWrite } from '#src/jobs/job-kind.ts'
import { queueMail } from '#src/modules/infrastructure/infrastructure.ts'
import type { PanelsService } from '../panels.service.ts'
import { lastWeekOf, periodOfWeek } from './last-week.ts'
import { letterFigures } from './report-figures.ts'
import {
  claimLetter,
  findAccountOf,
  readIsStopped,
  readMerchantsWithOrders,
  readReaders,
  writeIsStopped,
} from './weekly-report.repository.ts'
import type { Reader } from './weekly-report.repository.ts'

const FORM = /^(\d{1,9})[.]([\w-]{43})$/

const signatureOf = (userId: number, key: Uint8Array): string =>
  createHmac('sha256', key).update(`weekly-letter\n${userId}`).digest('base64url')

// Returns a token that only unsubscribes from the mail. It does not expire, because mails are kept for years.
const stopToken = (userId: number, key: Uint8Array): string => `${userId}.${signatureOf(userId, key)}`

// Returns the user of a token; undefined for an invalid one.
const readStopToken = (token: string, key: Uint8Array): number | undefined => {
  const [, id, signature] = FORM.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const userId = Number(id)
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(userId, key)))
  return isOurs ? userId : undefined
}

export const WEEKLY_LETTERS = 'weekly-letters'
// Sunday, 8 in the morning in Riyadh.
const SUNDAY_MORNING = '0 5 * * 0'

/** Job that writes the mails of one merchant about one week. */
export const WRITE_LETTERS = defineJob({
  name: 'write-weekly-letters',
  payload: z.object({ accountId: z.int(), week: z.iso.date() }),
  maxAttempts: 8,
  keyOf: ({ accountId, week }) => `weekly-letters-${accountId}-${week}`,
})

interface Person {
  accountId: number
  userId: number
}

/**
 * Mails the Admins of each active merchant the figures of the last week every Sunday. Nobody gets a week
 * twice, on any number of nodes or runs, because the mail and its mark are written in one transaction.
 */
export const createWeeklyReportService = (
  { database, jobs, env, secrets }: Pick<Foundation, 'database' | 'jobs' | 'env' | 'secrets'>,
  panels: PanelsService,
) => {
  const linksOf = (userId: number) => ({
    url: `${env.PUBLIC_URL}/dashboard`,
    settingsUrl: `${env.PUBLIC_URL}/settings#weekly-letter`,
    stopUrl: `${env.PUBLIC_URL}/api/WeeklyLetter/Stop?Token=${stopToken(userId, secrets.codeKey)}`,
  })

  const write = async (reader: Reader, accountId: number, week: string): Promise<void> => {
    const { userId, email, language, branchIds } = reader
    const merchant = readLocalized(reader.merchant)
    const figures = await letterFigures(panels, { accountId, branchIds, week })
    await database.run(tenant(accountId), async db => {
      if (!(await claimLetter(db, { accountId, userId, week }))) return
      await queueMail(db, {
        accountId,
        recipient: email,
        language,
        template: 'weeklyLetter',
        variables: { merchantAr: merchant.ar, merchantEn: merchant.en, ...figures, ...linksOf(userId) },
      })
    })
  }

  jobs.handle(WRITE_LETTERS, async ({ accountId, week }) => {
    const readers = await database.run(tenant(accountId), db => readReaders(db, { accountId, week }))
    for (const reader of readers) await write(reader, accountId, week)
  })

  jobs.cron(WEEKLY_LETTERS, SUNDAY_MORNING, () =>
    database.run(ALL_MERCHANTS, async db => {
      const week = lastWeekOf(new Date())
      const merchants = await readMerchantsWithOrders(db, periodOfWeek(week))
      await enqueueWrite(
        db,
        WRITE_LETTERS,
        merchants.map(accountId => ({ payload: { accountId, week } })),
      )
    }),
  )

  return {
    isOn: async (person: Person): Promise<{ isOn: boolean }> => ({
      isOn: !(await database.run(tenant(person.accountId), db => readIsStopped(db, person))),
    }),
    set: async (person: Person, { isOn }: { isOn: boolean }): Promise<{ isOn: boolean }> => {
      await database.run(tenant(person.accountId, person.userId), db =>
        writeIsStopped(db, { ...person, isStopped: !isOn }),
      )
      return { isOn }
    },
    /** Unsubscribes by the link in a mail. Errors: 404 for an invalid token. */
    stop: async (token: string): Promise<Record<string, never>> => {
      const userId = readStopToken(token, secrets.codeKey)
      if (userId === undefined) throw notFound()
      await database.run(ALL_MERCHANTS, async db => {
        const accountId = await findAccountOf(db, userId)
        if (accountId === undefined) throw notFound()
        await writeIsStopped(db, { accountId, userId, isStopped: true })
      })
      return {}
    },
  }
}
export type WeeklyReportService = ReturnType<typeof createWeeklyReportService>
