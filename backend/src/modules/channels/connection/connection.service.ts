import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  ConnectionRequest,
  ConnectionsPage,
  MadeCall,
  MadeCallsQuery,
  TestOrderAnswer,
} from '@sufra/shared/contracts/integration'
import type { Page } from '@sufra/shared/contracts/wire'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Scope } from '#src/database/database.ts'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  channelOf,
  connectorOf,
  connectors,
  testOrderId,
} from '#src/modules/channels/channel/channel.service.ts'
import { openCredential, storeInScope } from '#src/modules/channels/integration/integration.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import type { PlatformEventService } from '#src/modules/channels/platform-event/platform-event.service.ts'
import { branchesOnChannels } from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { countWaiting, listWaiting } from './connection-request.repository.ts'
import { callsOfShop } from './made-call.repository.ts'
import { cheapestDish } from './connection.repository.ts'
import { readConnections } from './read-connections.ts'
import { createConnector } from './connect.ts'
import { presentRequest } from './present-connection.ts'
import { createRequests } from './request-connection.ts'

/** The reader's scope, and the branches that the reader is limited to (empty for all). */
export interface Reader {
  scope: Scope
  branchIds: number[]
}

type Means = Pick<Foundation, 'database' | 'env' | 'jobs' | 'secrets'> & {
  calls: PlatformCalls
  receive: PlatformEventService['receive']
  checkPlanLimit: PlanLimitCheck
}

/** Service of the connections between branches and platforms: list, request, connect, test, disconnect. */
export const createConnections = ({ calls, receive, checkPlanLimit, ...foundation }: Means) => {
  const { database, secrets } = foundation
  return {
    list: async ({ scope, branchIds }: Reader, query: PageRequest): Promise<ConnectionsPage> =>
      database.run(scope, async db => {
        const channelIds = connectors().map(({ id }) => id)
        const filter = { scope, serviceProviderId: 0, branchIds }
        const page = { slice: sliceOf(query), channelIds, now: new Date() }
        const { rows, totalCount } = await branchesOnChannels(db, filter, page)
        const shown = await readConnections(db, { scope, branches: rows, sealer: secrets.sealer })
        const channels = channelIds.map(id => ({ ...channelOf(id), isSetUp: calls.isReached(id) }))
        return { ...pageAnswer(query, { rows: shown, totalCount }), channels }
      }),

    requests: async (reader: Reader, query: PageRequest): Promise<Page<ConnectionRequest>> =>
      database.run(reader.scope, async db => {
        const rows = (await listWaiting(db, reader, sliceOf(query))).map(presentRequest)
        return pageAnswer(query, { rows, totalCount: await countWaiting(db, reader) })
      }),

    /** 404, 403 `forbidden_branch`. */
    callsOf: async (
      { scope, branchIds }: Reader,
      query: z.output<typeof MadeCallsQuery>,
    ): Promise<Page<MadeCall>> =>
      database.run(scope, async db => {
        const shop = await storeInScope(db, { scope, id: query.Id })
        if (!shop) throw notFound()
        refuseOtherBranch({ branchIds }, shop.branchId)
        return pageAnswer(query, await callsOfShop(db, shop, query))
      }),

    /** 404, 403 `forbidden_branch`, 409 without a secret, 400 without a dish to order. */
    sendTest: async ({ scope, branchIds }: Reader, id: number): Promise<TestOrderAnswer> => {
      const { shop, dish } = await database.run(scope, async db => {
        const found = await storeInScope(db, { scope, id })
        if (!found) throw notFound()
        refuseOtherBranch({ branchIds }, found.branchId)
        return { shop: found, dish: await cheapestDish(db, found.branchId) }
      })
      const secret = openCredential(secrets.sealer, shop)
      if (secret === null) throw illegalTransition({ id })
      if (!dish) throw validation({ dish: ['not_found'] })
      const connector = connectorOf(shop.channelId)
      const orderId = testOrderId(randomUUID())
      const { raw, headers } = connector.testOrder({
        storeId: shop.storeId,
        secret,
        orderId,
        now: new Date(),
        dish: { sku: dish.sku, name: readLocalized(dish.name), price: dish.price },
      })
      await receive({ channelKey: connector.key, raw, headers })
      return { channelOrderId: orderId, productName: dish.name }
    },

    ...createRequests(foundation),
    ...createConnector({ ...foundation, calls, checkPlanLimit }),
  }
}
export type Connections = ReturnType<typeof createConnections>
