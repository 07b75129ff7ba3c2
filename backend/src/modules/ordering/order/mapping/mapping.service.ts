import type {
  MappingChange,
  MappingHistoryQuery,
  MappingRequest,
  ProductMapping,
  ProductMappingQuery,
} from '@sufra/shared/contracts/product-mapping'
import type { Page } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { orderedProductsById } from '#src/modules/catalogue/catalogue.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { appendMappingChanges, countMappingChanges, listMappingChanges } from './mapping-change.repository.ts'
import {
  countMappings,
  deleteMapping,
  listMappings,
  lockMapping,
  pointMapping,
} from './mapping-list.repository.ts'
import type { MentionedMapping } from './mapping-list.repository.ts'

const SKU = 'sku:'

const present = ({ mapping, ...said }: MentionedMapping): ProductMapping => ({
  id: mapping.id,
  serviceProviderId: mapping.serviceProviderId,
  brandName: said.brandName,
  channel: channelOf(mapping.channelId),
  foreignName: mapping.foreignName,
  foreignSku: mapping.foreignKey.startsWith(SKU) ? mapping.foreignKey.slice(SKU.length) : null,
  productId: mapping.productId,
  productName: said.productName,
  isOnMenu: said.deletedAt === null,
  byName: said.byName,
  at: mapping.at.toISOString(),
})

interface Person {
  accountId: number
  userId: number
}

/** Service of the stored mappings from platforms' items to products, which later orders use. */
export const createMappingService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (scope: Scope, query: ProductMappingQuery): Promise<Page<ProductMapping>> => {
    const own = accountScope(scope, query.AccountId)
    const filter = {
      scope: own,
      serviceProviderId: query.ServiceProviderId,
      channelId: query.ChannelId,
      search: query.Search?.trim() ?? '',
    }
    return database.run(own, async db => {
      const rows = await listMappings(db, filter, sliceOf(query))
      return pageAnswer(query, { rows: rows.map(present), totalCount: await countMappings(db, filter) })
    })
  },

  history: async (scope: Scope, query: MappingHistoryQuery): Promise<Page<MappingChange>> => {
    const own = accountScope(scope, query.AccountId)
    return database.run(own, async db => {
      const rows = await listMappingChanges(db, own, sliceOf(query))
      return pageAnswer(query, { rows, totalCount: await countMappingChanges(db, own) })
    })
  },

  /** 404 for a mapping of another account; 400 for a product that is not on the menu of the same brand. */
  update: async ({ accountId, userId }: Person, { id, productId }: MappingRequest): Promise<ProductMapping> =>
    database.run(tenant(accountId, userId), async db => {
      const key = { scope: tenant(accountId), id }
      const known = await lockMapping(db, key)
      if (!known) throw notFound()
      const { serviceProviderId } = known.mapping
      const [found] = await orderedProductsById(db, {
        scope: key.scope,
        serviceProviderIds: [serviceProviderId],
        ids: [productId],
      })
      if (!found) throw validation({ productId: ['not_found'] })
      await pointMapping(db, key, { productId, byUserId: userId })
      await appendMappingChanges(db, { accountId, ids: [id], byUserId: userId, kind: 'Changed' })
      const changed = await lockMapping(db, key)
      if (!changed) throw notFound()
      return present(changed)
    }),

  remove: async ({ accountId, userId }: Person, id: number): Promise<ProductMapping> =>
    database.run(tenant(accountId, userId), async db => {
      const key = { scope: tenant(accountId), id }
      const known = await lockMapping(db, key)
      if (!known) throw notFound()
      await appendMappingChanges(db, { accountId, ids: [id], byUserId: userId, kind: 'Removed' })
      await deleteMapping(db, key)
      return present(known)
    }),
})
export type MappingService = ReturnType<typeof createMappingService>
