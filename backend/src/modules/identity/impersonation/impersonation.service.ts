import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type {
  AccountView,
  AccountViewRequest,
  AccountViewStart,
  AccountViewsQuery,
} from '@sufra/shared/contracts/account-view'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob, enqueue } from '#src/jobs/job-kind.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { notify } from '#src/modules/identity/notification/notification.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import type { UserService } from '#src/modules/identity/user/user.service.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { Session } from '#src/routing/route.ts'
import {
  expireImpersonation,
  countImpersonations,
  findImpersonatedAccount,
  insertImpersonation,
  leaveImpersonation,
  listImpersonations,
} from './impersonation.repository.ts'

const IMPERSONATION_MS = 30 * 60_000

const END_IMPERSONATION = defineJob({
  name: 'end-account-view',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 8,
})

type Row = Awaited<ReturnType<typeof listImpersonations>>[number]

const present = ({ startedAt, endsAt, endedAt, ...row }: Row): AccountView => ({
  ...row,
  startedAt: startedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

const noteEnd = async (
  db: Db,
  { id, accountId, endedAt }: NonNullable<Awaited<ReturnType<typeof leaveImpersonation>>>,
) =>
  noteAct(db, {
    entity: 'accountView',
    entityId: id,
    accountId,
    action: 'AccountView.Leave',
    after: { endedAt },
  })

// A merchant in onboarding shows only the sign-up; a closed one shows nothing.
const SEEN: readonly string[] = ['Active', 'Suspended']

interface Services {
  users: UserService
  sessions: SessionService
}

/**
 * Impersonation: the operator sees a merchant as its Admin does, read-only, for half an hour, with a reason
 * that the merchant can read.
 */
export const createImpersonationService = (
  { database, jobs }: Pick<Foundation, 'database' | 'jobs'>,
  { users, sessions }: Services,
) => {
  jobs.handle(END_IMPERSONATION, async ({ id }) => {
    await database.run(ALL_MERCHANTS, async db => {
      const row = await expireImpersonation(db, id)
      if (row) await noteEnd(db, row)
    })
  })

  return {
    /** 404 for an unknown merchant, 409 `illegal_transition` for one that is closed or not set up yet. */
    begin: async (
      { userId, sid }: Pick<Session, 'userId' | 'sid'>,
      { accountId, reason }: z.output<typeof AccountViewRequest>,
    ): Promise<AccountViewStart> =>
      database.run(ALL_MERCHANTS, async db => {
        const viewed = await findImpersonatedAccount(db, accountId)
        const viewer = await users.findById(db, userId)
        if (!viewed || !viewer) throw notFound()
        if (!SEEN.includes(viewed.accountStatus)) throw illegalTransition({ status: viewed.accountStatus })
        const [id, endsAt] = [randomUUID(), new Date(Date.now() + IMPERSONATION_MS)]
        await insertImpersonation(db, {
          id,
          accountId,
          userId,
          viewerName: viewer.name,
          reason,
          sessionId: sid,
          endsAt,
        })
        await notify(db, {
          kind: 'accountViewed',
          accountId,
          about: id,
          facts: { name: viewer.name, why: reason },
        })
        await enqueue(db, END_IMPERSONATION, { payload: { id }, runAt: endsAt })
        await noteAct(db, {
          entity: 'accountView',
          entityId: id,
          accountId,
          after: { reason, endsAt },
        })
        const accessToken = await sessions.viewTokenFor(viewer, { id, accountId, endsAt, ...viewed })
        return { id, accessToken, endsAt: endsAt.toISOString() }
      }),

    /** 404 outside of an impersonation. */
    leave: async ({ sid, viewedBy }: Pick<Session, 'sid' | 'viewedBy'>): Promise<void> => {
      if (viewedBy === null) throw notFound()
      await database.run(ALL_MERCHANTS, async db => {
        const row = await leaveImpersonation(db, sid)
        if (row) await noteEnd(db, row)
      })
      sessions.forgetView(sid)
    },

    list: (scope: Scope, query: z.output<typeof AccountViewsQuery>): Promise<Page<AccountView>> => {
      const whose = accountScope(scope, query.AccountId)
      return database.run(whose, async db => {
        const rows = (await listImpersonations(db, whose, sliceOf(query))).map(present)
        return pageAnswer(query, { rows, totalCount: await countImpersonations(db, whose) })
      })
    },
  }
}
export type ImpersonationService = ReturnType<typeof createImpersonationService>
