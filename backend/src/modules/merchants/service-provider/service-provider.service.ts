import { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { imageUrl, runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import {
  countServiceProviders,
  findServiceProvider,
  listServiceProviders,
} from './service-provider.repository.ts'
import type { ServiceProviderRow } from './service-provider.repository.ts'
export { logosAmong } from './service-provider.repository.ts'
import {
  accountIdFor,
  addServiceProvider,
  changeServiceProvider,
  removeServiceProvider,
} from './write-service-provider.ts'
import type { NewServiceProvider, ServiceProviderChange } from './write-service-provider.ts'

const present = (row: ServiceProviderRow): ServiceProvider => ({ ...row, logoUrl: imageUrl(row.logoKey) })

export const createServiceProviderService = ({
  database,
  images,
}: Pick<Foundation, 'database'> & { images: Images }) => ({
  list: async (scope: Scope, query: PageRequest & { Search?: string }): Promise<Page<ServiceProvider>> =>
    database.run(scope, async db => {
      const filter = { scope, words: searchWords(query.Search ?? '') }
      const rows = await listServiceProviders(db, filter, sliceOf(query))
      return pageAnswer(query, {
        rows: rows.map(present),
        totalCount: await countServiceProviders(db, filter),
      })
    }),

  get: async (scope: Scope, id: number): Promise<ServiceProvider> => {
    const row = await database.run(scope, db => findServiceProvider(db, { scope, id }))
    if (!row) throw notFound()
    return present(row)
  },

  /** Idempotent per `key`. The operator names the account; a merchant's account comes from the scope. */
  add: (
    { scope, key }: { scope: Scope; key: string | undefined },
    request: NewServiceProvider,
  ): Promise<ServiceProvider> =>
    database.run(scope, async db => {
      const accountId = await accountIdFor(db, scope, request.accountId)
      return runIdempotently(db, {
        accountId,
        route: 'ServiceProvider/Add',
        key,
        body: request,
        answer: ServiceProvider,
        work: async () => present(await addServiceProvider(db, { request, accountId }, { scope, images })),
      })
    }),

  update: async (scope: Scope, request: ServiceProviderChange): Promise<ServiceProvider> =>
    present(await database.run(scope, db => changeServiceProvider(db, request, { scope, images }))),

  remove: async (scope: Scope, id: number): Promise<ServiceProvider> =>
    present(await database.run(scope, db => removeServiceProvider(db, { scope, id }))),
})
export type ServiceProviderService = ReturnType<typeof createServiceProviderService>

/** Returns the account of a brand; undefined outside the caller's scope. */
export const ownerOfServiceProvider = async (
  db: Db,
  key: { scope: Scope; id: number },
): Promise<number | undefined> => (await findServiceProvider(db, key))?.accountId
