import type { z } from 'zod'
import type { OwnAct, OwnActors, OwnActsQuery } from '@sufra/shared/contracts/own-audit'
import type { Page } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { withNames } from './record-names.ts'
import { listOwnActors, listOwnActs } from './own-acts.repository.ts'
import type { OwnActRow } from './own-acts.repository.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000

const present = ({ at, ...row }: OwnActRow): OwnAct => ({ ...row, at: at.toISOString() })

/** Service of a merchant's own audit log, combined from all histories. */
export const createOwnActsService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: ({ accountId }: { accountId: number }, query: z.output<typeof OwnActsQuery>): Promise<Page<OwnAct>> =>
    database.run(tenant(accountId), async db => {
      const to = query.To ? new Date(query.To) : new Date(Date.now() + 1000)
      const from = query.From ? new Date(query.From) : new Date(to.getTime() - THIRTY_DAYS_MS)
      const filter = {
        accountId,
        userId: query.UserId,
        kind: query.Kind,
        search: query.Search?.trim() ?? '',
        from,
        to,
      }
      const rows = await listOwnActs(db, filter, sliceOf(query))
      // A page beyond the last has no rows with the total.
      const [first] = rows.length > 0 ? rows : await listOwnActs(db, filter, { limit: 1, offset: 0 })
      const named = await withNames(db, rows)
      return pageAnswer(query, { rows: named.map(present), totalCount: first?.total ?? 0 })
    }),

  people: ({ accountId }: { accountId: number }): Promise<z.infer<typeof OwnActors>> =>
    database.run(tenant(accountId), db => listOwnActors(db, accountId)),
})
export type OwnActsService = ReturnType<typeof createOwnActsService>
