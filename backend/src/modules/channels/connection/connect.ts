import type { z } from 'zod'
import type {
  ConnectAnswer,
  ConnectRequest,
  Connection,
  RotateRequest,
} from '@sufra/shared/contracts/integration'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { noteAct, publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { resendAllAvailability } from '#src/modules/channels/availability/availability.service.ts'
import { connectors } from '#src/modules/channels/channel/channel.service.ts'
import {
  forgetSecret,
  sealCredential,
  storeInScope,
  writeLink,
  writeSecret,
} from '#src/modules/channels/integration/integration.service.ts'
import { SEND_MENU_AGAIN } from '#src/modules/channels/menu-push/menu-repair.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import { announceStoreStatus } from '#src/modules/channels/store-status/store-status.service.ts'
import { branchesOnChannels } from '#src/modules/merchants/merchants.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import { fulfilRequests } from './connection-request.repository.ts'
import { isStoreTaken } from './connection.repository.ts'
import { readConnections } from './read-connections.ts'
import { notifyOfConnection } from './notify-people.ts'

interface LinkedPlace {
  accountId: number
  branchId: number
  id: number
}

type Means = Pick<Foundation, 'database' | 'env' | 'secrets'> & {
  calls: PlatformCalls
  checkPlanLimit: PlanLimitCheck
}

/** Connections by the operator. A secret is saved only after the platform has accepted it. */
export const createConnector = ({ database, env, secrets: { sealer }, calls, checkPlanLimit }: Means) => {
  const findBranch = async (db: Db, branchId: number, channelIds: number[]) => {
    const page = { slice: { limit: 1, offset: 0 }, channelIds, now: new Date() }
    const filter = { scope: ALL_MERCHANTS, serviceProviderId: 0, branchIds: [branchId] }
    const { rows } = await branchesOnChannels(db, filter, page)
    const [found] = rows
    if (!found) throw notFound()
    return found
  }

  const read = async (db: Db, { accountId, branchId, id }: LinkedPlace): Promise<Connection> => {
    const channelIds = connectors().map(each => each.id)
    const branches = [await findBranch(db, branchId, channelIds)]
    const [shown] = await readConnections(db, { scope: tenant(accountId), branches, sealer })
    const connection = shown?.connections.find(each => each.id === id)
    if (!connection) throw notFound()
    return connection
  }

  const noted = async (db: Db, place: LinkedPlace, before: Connection): Promise<Connection> => {
    const after = await read(db, place)
    const { accountId, id: entityId } = place
    await noteAct(db, { entity: 'integration', entityId, accountId, before, after })
    return after
  }

  // The platform may not know the branch, or missed changes while it refused the secret. Open screens are
  // notified too.
  const announce = async (db: Db, { accountId, branchId, id }: LinkedPlace): Promise<void> => {
    await announceStoreStatus(db, [branchId])
    await resendAllAvailability(db, { accountId, id })
    await enqueue(db, SEND_MENU_AGAIN, { payload: { accountId, integrationId: id } })
    await publishLiveEvent(db, accountId, { type: 'branch.status', branchId })
  }

  return {
    /**
     * 404 for an unknown branch; 409 for a connected one, or a store number of another shop; 403
     * `plan_limit_reached`.
     */
    connect: async (wanted: z.output<typeof ConnectRequest>): Promise<ConnectAnswer> => {
      const { branchId, channelId, storeId, secret } = wanted
      if (!connectors().some(({ id }) => id === channelId)) throw validation({ channelId: ['not_found'] })
      const { accountId, name } = await database.run(ALL_MERCHANTS, async db => {
        const found = await findBranch(db, branchId, [])
        if (await isStoreTaken(db, { channelId, storeId }))
          throw alreadyExists({ storeId: ['already_exists'] })
        return found
      })
      const check = await calls.check(channelId, { storeId, secret }, new AbortController().signal)
      if (check.result !== 'believed') return { check, connection: null }
      const place = { accountId, branchId, channelId, storeId }
      const connection = await database.run(tenant(accountId), async db => {
        await checkPlanLimit(db, { accountId, key: 'channels', adding: 1 })
        const id = await writeLink(db, { ...place, ...sealCredential(sealer, place, secret) })
        if (id === undefined) throw alreadyExists({ branchId: ['already_exists'] })
        await fulfilRequests(db, place)
        await notifyOfConnection(db, { ...place, branchName: name, publicUrl: env.PUBLIC_URL })
        await announce(db, { ...place, id })
        const after = await read(db, { ...place, id })
        await noteAct(db, { entity: 'integration', entityId: id, accountId, after: { ...place, ...after } })
        return after
      })
      return { check, connection }
    },

    /** 409 for an ended connection, which needs a new one. */
    rotate: async ({ id, secret }: z.output<typeof RotateRequest>): Promise<ConnectAnswer> => {
      const shop = await database.run(ALL_MERCHANTS, db => storeInScope(db, { scope: ALL_MERCHANTS, id }))
      if (!shop) throw notFound()
      if (shop.webhookSecret === null) throw illegalTransition({ id })
      const { channelId, storeId } = shop
      const check = await calls.check(channelId, { storeId, secret }, new AbortController().signal)
      if (check.result !== 'believed') return { check, connection: null }
      const connection = await database.run(tenant(shop.accountId), async db => {
        const before = await read(db, shop)
        await writeSecret(db, shop, sealCredential(sealer, shop, secret))
        await announce(db, shop)
        return noted(db, shop, before)
      })
      return { check, connection }
    },

    disconnect: async (id: number): Promise<Connection> => {
      const shop = await database.run(ALL_MERCHANTS, db => storeInScope(db, { scope: ALL_MERCHANTS, id }))
      if (!shop) throw notFound()
      return database.run(tenant(shop.accountId), async db => {
        const before = await read(db, shop)
        await forgetSecret(db, shop)
        await publishLiveEvent(db, shop.accountId, { type: 'branch.status', branchId: shop.branchId })
        return noted(db, shop, before)
      })
    },
  }
}
