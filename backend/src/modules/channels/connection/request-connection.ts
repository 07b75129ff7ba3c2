import type { z } from 'zod'
import type {
  ConnectionRequest,
  DeclineRequest,
  RequestConnectionRequest,
} from '@sufra/shared/contracts/integration'
import { alreadyExists, illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { connectors } from '#src/modules/channels/channel/channel.service.ts'
import { branchesOnChannels } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { endRequest, findRequest, insertRequests, listWaiting } from './connection-request.repository.ts'
import { linksOf } from './connection.repository.ts'
import { presentRequest } from './present-connection.ts'
import { notifyOfDecline, notifyOfRequest } from './notify-people.ts'

export interface Requester {
  accountId: number
  userId: number
}

/** Requests of merchants to the operator. */
export const createRequests = ({ database, env }: Pick<Foundation, 'database' | 'env'>) => {
  return {
    /** 404 for a branch of another merchant; 409 for one that is connected or requested already. */
    request: async (
      { accountId, userId }: Requester,
      { channelId, note, branches }: z.output<typeof RequestConnectionRequest>,
    ): Promise<ConnectionRequest[]> => {
      const scope = tenant(accountId)
      if (!connectors().some(({ id }) => id === channelId)) throw validation({ channelId: ['not_found'] })
      const branchIds = [...new Set(branches.map(({ branchId }) => branchId))]
      if (branchIds.length < branches.length) throw validation({ branches: ['given_twice'] })
      return database.run(scope, async db => {
        const page = { slice: { limit: branchIds.length, offset: 0 }, channelIds: [], now: new Date() }
        const found = await branchesOnChannels(db, { scope, serviceProviderId: 0, branchIds }, page)
        if (found.rows.length < branchIds.length) throw notFound()
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
        const waiting = (await listWaiting(db, { scope, branchIds })).filter(({ row }) =>
          ids.includes(row.id),
        )
        await notifyOfRequest(db, waiting, env.PUBLIC_URL)
        return waiting.map(presentRequest)
      })
    },

    /** 409 for a request that was fulfilled or withdrawn meanwhile. */
    withdraw: async (
      { scope, branchIds }: { scope: Scope; branchIds: number[] },
      id: number,
    ): Promise<ConnectionRequest> =>
      database.run(scope, async db => {
        const found = await findRequest(db, { scope, id })
        if (!found) throw notFound()
        refuseOtherBranch({ branchIds }, found.row.branchId)
        if (!(await endRequest(db, found.row, { state: 'Withdrawn' })))
          throw illegalTransition(presentRequest(found))
        return { ...presentRequest(found), state: 'Withdrawn' }
      }),

    /** Declines a request with a reason for the merchant. 409 for one that is no longer open. */
    decline: async ({ requestId, reason }: z.output<typeof DeclineRequest>): Promise<ConnectionRequest> =>
      database.run(ALL_MERCHANTS, async db => {
        const found = await findRequest(db, { scope: ALL_MERCHANTS, id: requestId })
        if (!found) throw notFound()
        if (!(await endRequest(db, found.row, { state: 'Declined', reason })))
          throw illegalTransition(presentRequest(found))
        await notifyOfDecline(db, { ...found, reason, publicUrl: env.PUBLIC_URL })
        return { ...presentRequest(found), state: 'Declined', reason }
      }),
  }
}
