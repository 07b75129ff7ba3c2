import type { z } from 'zod'
import type { ConnectionRequest, RequestConnectionRequest } from '@sufra/shared/contracts/integration'
import { alreadyExists, illegalTransition, notFound, validation } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { connectors } from '#src/modules/channels/channel/channel.service.ts'
import { branchesOnChannels } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { endRequest, findRequest, insertRequests, listWaiting } from './connection-request.repository.ts'
import { linksOf } from './connection.repository.ts'
import { presentRequest } from './present-connection.ts'
import { TELL_OF_REQUEST, registerTelling } from './tell-people.ts'

export interface Asker {
  accountId: number
  userId: number
  branchIds: number[]
}

/** What merchants ask the operator for. */
export const createRequests = (foundation: Pick<Foundation, 'database' | 'jobs' | 'env'>) => {
  const { database } = foundation
  registerTelling(foundation)
  return {
    /** 404 for a branch that is not theirs, 409 for one that is connected or asked for already. */
    request: async (
      { accountId, userId, branchIds: limits }: Asker,
      { channelId, note, branches }: z.output<typeof RequestConnectionRequest>,
    ): Promise<ConnectionRequest[]> => {
      const scope = tenant(accountId)
      if (!connectors().some(({ id }) => id === channelId)) throw validation({ channelId: ['not_found'] })
      const branchIds = [...new Set(branches.map(({ branchId }) => branchId))]
      if (branchIds.length < branches.length) throw validation({ branches: ['duplicate'] })
      return database.run(scope, async db => {
        const page = { slice: { limit: branchIds.length, offset: 0 }, channelIds: [], now: new Date() }
        const found = await branchesOnChannels(db, { scope, serviceProviderId: 0, branchIds }, page)
        if (found.rows.length < branchIds.length) throw notFound()
        for (const id of branchIds) refuseOtherBranch({ branchIds: limits }, id)
        const known = [
          ...(await linksOf(db, { scope, branchIds })).filter(({ webhookSecret }) => webhookSecret !== null),
          ...(await listWaiting(db, { scope, branchIds })).map(({ row }) => row),
        ]
        if (known.some(each => each.channelId === channelId))
          throw alreadyExists({ branches: ['already_exists'] })
        const ids = await insertRequests(
          db,
          branches.map(each => ({ ...each, accountId, channelId, note, requestedBy: userId })),
        )
        const [requestId = 0] = ids
        await enqueue(db, TELL_OF_REQUEST, { payload: { accountId, requestId, count: ids.length } })
        const waiting = await listWaiting(db, { scope, branchIds })
        return waiting.filter(({ row }) => ids.includes(row.id)).map(presentRequest)
      })
    },

    /** 409 for one that was made or taken back meanwhile. */
    withdraw: async (
      { scope, branchIds }: { scope: Scope; branchIds: number[] },
      id: number,
    ): Promise<ConnectionRequest> =>
      database.run(scope, async db => {
        const found = await findRequest(db, { scope, id })
        if (!found) throw notFound()
        refuseOtherBranch({ branchIds }, found.row.branchId)
        if (!(await endRequest(db, found.row, 'Withdrawn'))) throw illegalTransition(presentRequest(found))
        return { ...presentRequest(found), state: 'Withdrawn' }
      }),
  }
}
