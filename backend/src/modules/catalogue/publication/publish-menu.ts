import { z } from 'zod'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { Platforms } from '#src/modules/catalogue/pricing/pricing.service.ts'
import {
  endPublication,
  failOverdue,
  forgetOld,
  noteComplaints,
  takePublication,
} from './publication.repository.ts'

const OVERDUE_MS = 30 * 60_000
const KEPT_MS = 90 * 86_400_000

const UNREACHABLE: PublicationComplaint = {
  productId: null,
  code: 'unreachable',
  message: 'the platform does not answer; it is tried again',
}
const TIMED_OUT: PublicationComplaint = {
  productId: null,
  code: 'timed_out',
  message: 'not online after 30 minutes',
}

/**
 * Job that sends one menu to the shops of one platform. Menus of one platform are sent one after the other,
 * so that an older one cannot arrive after a newer one. Eight attempts take longer than the half hour after
 * which it fails anyway.
 */
export const PUBLISH_MENU = defineJob({
  name: 'publish-menu',
  payload: z.object({
    accountId: z.int(),
    serviceProviderId: z.int(),
    channelId: z.int(),
    id: z.int(),
  }),
  maxAttempts: 8,
  queueOf: ({ serviceProviderId, channelId }) => `publish-menu-${serviceProviderId}-${channelId}`,
})

export const END_OVERDUE = 'end-overdue-menu-publications'
export const FORGET_OLD = 'forget-old-menu-publications'

/** Registers the job, and the cron jobs that fail overdue publications and delete old ones. */
export const registerPublishing = (
  { database, jobs }: Pick<Foundation, 'database' | 'jobs'>,
  { list, push }: Platforms,
): void => {
  const tellOfFailure = (
    db: Db,
    { accountId, channelId }: { accountId: number; channelId: number },
    [first]: PublicationComplaint[],
  ): Promise<void> => {
    const channel = list.find(({ id }) => id === channelId)?.channel.name
    return notify(db, {
      kind: 'publishFailed',
      accountId,
      about: channelId,
      facts: { ...(channel && { channel }), ...(first?.message && { why: first.message }) },
    })
  }

  jobs.handle(PUBLISH_MENU, async ({ accountId, serviceProviderId, channelId, id }, { signal }) => {
    const [scope, key] = [tenant(accountId), { accountId, id }]
    const row = await database.run(scope, db => takePublication(db, key))
    if (!row) return
    try {
      const { menu } = row
      const complaints = await push({ accountId, serviceProviderId, channelId, menu, signal })
      const state = complaints.length > 0 ? 'Failed' : 'Online'
      await database.run(scope, async db => {
        await endPublication(db, key, { state, complaints })
        if (state === 'Failed') await tellOfFailure(db, row, complaints)
      })
    } catch (error) {
      await database.run(scope, db => noteComplaints(db, key, [UNREACHABLE]))
      throw error
    }
  })
  jobs.cron(END_OVERDUE, '* * * * *', async () => {
    const since = new Date(Date.now() - OVERDUE_MS)
    await database.run(ALL_MERCHANTS, async db => {
      for (const row of await failOverdue(db, since, TIMED_OUT)) await tellOfFailure(db, row, [])
    })
  })
  jobs.cron(FORGET_OLD, '23 2 * * *', async () => {
    const before = new Date(Date.now() - KEPT_MS)
    await database.run(ALL_MERCHANTS, db => forgetOld(db, before))
  })
}
