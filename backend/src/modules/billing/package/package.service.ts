import type { z } from 'zod'
import { PackageDetails } from '@sufra/shared/contracts/package'
import type {
  Package,
  PackageListQuery,
  PackageRequest,
  PackageUpdateRequest,
} from '@sufra/shared/contracts/package'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { findActivePackage, listPackages } from './package.repository.ts'
import type { ListedPackage } from './package.repository.ts'
import { presentPackage, presentPackages } from './present-package.ts'
import { addPackage, changePackage, readPackage, removePackage } from './write-package.ts'

/** Returns an active package of this plan; undefined otherwise. */
export const activePackage = findActivePackage

const isLike = ({ name, planName }: ListedPackage, words: readonly string[]): boolean => {
  const texts = [name, planName].map(readLocalized).flatMap(({ ar, en }) => [ar, en])
  return isFound(texts, words)
}

interface Adder {
  byUserId: number
  key: string | undefined
}

/** Service of packages: plans for a number of months at one price. */
export const createPackageService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Packages on offer for merchants, in the operator's order. */
  offered: (): Promise<Package[]> =>
    database.run(ALL_MERCHANTS, async db => {
      const rows = await listPackages(db)
      return rows.filter(({ isActive, isPlanOffered }) => isActive && isPlanOffered).map(presentPackage)
    }),

  list: (query: z.output<typeof PackageListQuery>): Promise<Page<PackageDetails>> =>
    database.run(ALL_MERCHANTS, async db => {
      const words = searchWords(query.Search ?? '')
      // Some dozens that the operator alone adds to: nothing that the database had to search.
      const rows = (await listPackages(db)).filter(
        row => isLike(row, words) && (query.PlanId === 0 || row.planId === query.PlanId),
      )
      const { limit, offset } = sliceOf(query)
      const shown = await presentPackages(db, rows.slice(offset, offset + limit), new Date())
      return pageAnswer(query, { rows: shown, totalCount: rows.length })
    }),

  get: (id: number): Promise<PackageDetails> => database.run(ALL_MERCHANTS, db => readPackage(db, id)),

  /** Idempotent per `key`. 400 at `planId` for an unknown plan. */
  add: ({ byUserId, key }: Adder, request: z.output<typeof PackageRequest>): Promise<PackageDetails> =>
    database.run(ALL_MERCHANTS, db =>
      runIdempotently(db, {
        accountId: null,
        route: 'Package/Add',
        key,
        body: request,
        answer: PackageDetails,
        work: () => addPackage(db, { request, byUserId }),
      }),
    ),

  /** 409 `stale_version` for an old rowVersion; 400 at the plan or the months of a package that was bought. */
  update: (request: z.output<typeof PackageUpdateRequest>, byUserId: number): Promise<PackageDetails> =>
    database.run(ALL_MERCHANTS, db => changePackage(db, { request, byUserId })),

  /** 409 `in_use` with the number of subscriptions that have it. */
  remove: (id: number, byUserId: number): Promise<PackageDetails> =>
    database.run(ALL_MERCHANTS, db => removePackage(db, { id, byUserId })),
})
export type PackageService = ReturnType<typeof createPackageService>
