import type { z } from 'zod'
import type {
  AuditChoices,
  AuditEntry,
  AuditListQuery,
  AuditPage,
  AuditVerdict,
} from '@sufra/shared/contracts/audit'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  countEntries,
  findBroken,
  listActions,
  listActors,
  listEntries,
  readHead,
} from './audit.repository.ts'
import type { AuditFilter } from './audit.repository.ts'

const filterOf = (query: z.output<typeof AuditListQuery>): AuditFilter => ({
  userId: query.UserId,
  accountId: query.AccountId,
  action: query.Action,
  from: query.From ? new Date(query.From) : undefined,
  to: query.To ? new Date(query.To) : undefined,
})

type Row = Awaited<ReturnType<typeof listEntries>>[number]

const present = ({ at, ...row }: Row): AuditEntry => ({ ...row, at: at.toISOString() })

/** Service of the operator's audit: search, and verification of the chain. */
export const createAuditService = ({
  database,
  jobs,
  log,
}: Pick<Foundation, 'database' | 'jobs' | 'log'>) => {
  const verify = (): Promise<AuditVerdict> =>
    database.run(
      ALL_MERCHANTS,
      async db => {
        const brokenId = (await findBroken(db)) ?? null
        const head = await readHead(db)
        const count = await countEntries(db, { userId: 0, accountId: 0 })
        return { isWhole: brokenId === null, brokenId, count, head, checkedAt: new Date().toISOString() }
      },
      { isSnapshot: true },
    )

  jobs.cron('verify-audit', '23 2 * * *', async () => {
    const { isWhole, brokenId, head } = await verify()
    // The log also gets the head, which somebody who rewrites the table cannot change there.
    if (isWhole) log.info({ auditHead: head }, 'audit whole')
    else log.error({ brokenId, auditHead: head }, 'audit broken: entries were changed or are missing')
  })

  return {
    verify,

    list: (query: z.output<typeof AuditListQuery>): Promise<AuditPage> =>
      database.run(ALL_MERCHANTS, async db => {
        const filter = filterOf(query)
        const rows = await listEntries(db, filter, sliceOf(query))
        return pageAnswer(query, { rows: rows.map(present), totalCount: await countEntries(db, filter) })
      }),

    choices: (): Promise<AuditChoices> =>
      database.run(ALL_MERCHANTS, async db => ({
        people: await listActors(db),
        actions: await listActions(db),
      })),
  }
}
export type AuditService = ReturnType<typeof createAuditService>
