import type { z } from 'zod'
import { PublicationAnswer } from '@sufra/shared/contracts/publication'
import type {
  MenuDiff,
  MenuDiffQuery,
  Publication,
  PublicationListQuery,
  PublicationRequest,
} from '@sufra/shared/contracts/publication'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import type { Platform, Platforms } from '#src/modules/catalogue/pricing/pricing.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  channelsSentTo,
  countPublications,
  findSameQueued,
  insertPublications,
  listPublications,
  lockPublications,
} from './publication.repository.ts'
import type { PublicationFacts } from './publication.repository.ts'
import { PUBLISH_MENU, registerPublishing } from './publish-menu.ts'
import { readDiffs, readMenus } from './read-menus.ts'

const present = ({ createdAt, endedAt, ...row }: PublicationFacts): Publication => ({
  ...row,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

interface Order {
  scope: Scope
  accountId: number
  serviceProviderId: number
  platforms: Platform[]
}

// The menu is read here and sent unchanged; later changes appear in the next diff. A menu that is already
// queued is not queued again.
const queue = async (db: Db, { scope, accountId, serviceProviderId, platforms }: Order) => {
  const brand = { scope, serviceProviderId }
  await lockPublications(db, brand)
  const { menus } = await readMenus(db, brand, platforms)
  const publications: PublicationFacts[] = []
  for (const { rule, menu } of menus) {
    const { channelId } = rule
    const queued = await findSameQueued(db, brand, { channelId, menu })
    if (queued) {
      publications.push(queued)
      continue
    }
    const rows = [{ accountId, serviceProviderId, channelId, menu, byUserId: scope.by ?? null }]
    for (const row of await insertPublications(db, rows)) {
      publications.push(row)
      await enqueue(db, PUBLISH_MENU, { payload: { accountId, serviceProviderId, channelId, id: row.id } })
    }
  }
  return { publications: publications.map(present) }
}

/** Sends the menu of a brand to platforms that have never been sent one. */
export const publishOnce = async (db: Db, order: Order): Promise<void> => {
  const sent = await channelsSentTo(db, order)
  const platforms = order.platforms.filter(({ id }) => !sent.includes(id))
  if (platforms.length > 0) await queue(db, { ...order, platforms })
}

/** Service of a brand's menu on platforms: differences, and publication. */
export const createPublicationService = (foundation: Foundation, platforms: Platforms) => {
  const { database } = foundation
  registerPublishing(foundation, platforms)

  const ownerOf = async (db: Db, scope: Scope, serviceProviderId: number): Promise<number> => {
    const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
    if (accountId === undefined) throw notFound()
    return accountId
  }

  return {
    diff: (scope: Scope, query: z.output<typeof MenuDiffQuery>): Promise<MenuDiff> =>
      database.run(
        scope,
        async db => {
          await ownerOf(db, scope, query.ServiceProviderId)
          const brand = { scope, serviceProviderId: query.ServiceProviderId }
          const channels = await readDiffs(db, brand, platforms.list)
          const isAsked = (channelId: number) => query.ChannelId === 0 || query.ChannelId === channelId
          return {
            channels: channels.map(channel => ({
              ...channel,
              rows: isAsked(channel.channelId)
                ? channel.rows.filter(({ change }) => !query.OnlyDifferences || change !== 'same')
                : [],
            })),
          }
        },
        { isSnapshot: true },
      ),

    list: (scope: Scope, query: z.output<typeof PublicationListQuery>): Promise<Page<Publication>> =>
      database.run(scope, async db => {
        const brand = { scope, serviceProviderId: query.ServiceProviderId }
        const rows = await listPublications(db, brand, sliceOf(query))
        return pageAnswer(query, { rows: rows.map(present), totalCount: await countPublications(db, brand) })
      }),

    /** Idempotent with an Idempotency-Key. */
    add: async (
      scope: Scope,
      request: z.output<typeof PublicationRequest>,
      key?: string,
    ): Promise<z.output<typeof PublicationAnswer>> => {
      const { serviceProviderId, channelIds } = request
      const wanted = platforms.list.filter(({ id }) => channelIds.includes(id))
      if (wanted.length < channelIds.length) throw validation({ channelIds: ['not_found'] })
      return database.run(scope, async db => {
        const accountId = await ownerOf(db, scope, serviceProviderId)
        return runIdempotently(db, {
          accountId,
          route: 'MenuPublication/Add',
          key,
          body: request,
          answer: PublicationAnswer,
          work: () => queue(db, { scope, accountId, serviceProviderId, platforms: wanted }),
        })
      })
    },
  }
}
export type PublicationService = ReturnType<typeof createPublicationService>
