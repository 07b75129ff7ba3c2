import type { z } from 'zod'
import type {
  ChannelPricing,
  ChannelPricingUpdateRequest,
  ChannelPricings,
  PriceException,
  PriceExceptionListQuery,
  PriceExceptionUpdateRequest,
} from '@sufra/shared/contracts/pricing'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, staleVersion, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { ownerOfServiceProvider } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { Platform, Platforms } from './platforms.ts'
import {
  countExceptions,
  holdBranches,
  listExceptions,
  lockDish,
  putRule,
  replaceExceptions,
  rulesOf,
} from './pricing.repository.ts'

export type { Platform, Platforms } from './platforms.ts'

type RuleChange = z.output<typeof ChannelPricingUpdateRequest>
type ExceptionChange = z.output<typeof PriceExceptionUpdateRequest>

interface Brand {
  scope: Scope
  serviceProviderId: number
}

const AS_IN_HOUSE = { percent: 0, roundUpTo: 0, commissionPercent: 0, rowVersion: 0 }

const ownerOf = async (db: Db, { scope, serviceProviderId }: Brand): Promise<number> => {
  const accountId = await ownerOfServiceProvider(db, { scope, id: serviceProviderId })
  if (accountId === undefined) throw notFound()
  return accountId
}

/** Returns the rule of each platform for a brand, with defaults for platforms without one. */
export const readRules = async (
  db: Db,
  brand: Brand,
  platforms: readonly Platform[],
): Promise<ChannelPricing[]> => {
  const rows = await rulesOf(db, brand)
  const { serviceProviderId } = brand
  return platforms.map(({ id: channelId, channel }) => ({
    channel,
    ...(rows.find(row => row.channelId === channelId) ?? { serviceProviderId, channelId, ...AS_IN_HOUSE }),
  }))
}

/** Returns all prices of a brand's dishes that take precedence over rules. */
export const readExceptions = (db: Db, brand: Brand): Promise<PriceException[]> =>
  listExceptions(db, { ...brand, productId: 0 })

interface Caller extends BranchLimited {
  scope: Scope
}

type Price = Pick<PriceException, 'channelId' | 'branchId' | 'price'>

const keyOf = ({ channelId, branchId, price }: Price): string => [channelId, branchId, price].join()

const without = (prices: readonly Price[], others: readonly Price[]): Price[] => {
  const keys = new Set(others.map(keyOf))
  return prices.filter(price => !keys.has(keyOf(price)))
}

// The list is replaced as a whole, so prices of other branches have to be in it unchanged.
const refuseOtherPrices = (
  caller: BranchLimited,
  { before, after }: { before: readonly Price[]; after: readonly Price[] },
): void => {
  for (const { branchId } of [...without(before, after), ...without(after, before)])
    if (branchId !== null) refuseOtherBranch(caller, branchId)
}

const writeException = async (
  db: Db,
  { serviceProviderId, productId, exceptions }: ExceptionChange,
  { scope, branchIds }: Caller,
): Promise<PriceException[]> => {
  const row = await lockDish(db, { scope, productId, serviceProviderId })
  if (!row) throw notFound()
  const ids = [...new Set(exceptions.flatMap(({ branchId }) => branchId ?? []))]
  const known = await holdBranches(db, { scope, serviceProviderId, ids })
  if (known.size < ids.length) throw validation({ branchId: ['not_found'] })
  const before = await listExceptions(db, { scope, serviceProviderId, productId })
  refuseOtherPrices({ branchIds }, { before, after: exceptions })
  const { accountId, name } = row
  await replaceExceptions(
    db,
    { accountId, productId },
    exceptions.map(one => ({ accountId, productId, ...one })),
  )
  return exceptions.map(one => ({ productId, name, ...one }))
}

/** Service of the prices on platforms: a rule per platform, and exceptions per dish. */
export const createPricingService = (
  { database }: Pick<Foundation, 'database'>,
  platforms: Pick<Platforms, 'list'>,
) => {
  const platformOf = (channelId: number): Platform => {
    const platform = platforms.list.find(({ id }) => id === channelId)
    if (!platform) throw validation({ channelId: ['not_found'] })
    return platform
  }

  return {
    rules: (scope: Scope, serviceProviderId: number): Promise<ChannelPricings> =>
      database.run(scope, async db => {
        const brand = { scope, serviceProviderId }
        await ownerOf(db, brand)
        return { channels: await readRules(db, brand, platforms.list) }
      }),

    /** 409 `stale_version` for an old rowVersion. */
    changeRule: (scope: Scope, { rowVersion, ...rule }: RuleChange): Promise<ChannelPricing> => {
      const platform = platformOf(rule.channelId)
      return database.run(scope, async db => {
        const accountId = await ownerOf(db, { scope, ...rule })
        const row = await putRule(db, { accountId, ...rule }, rowVersion)
        if (row) return { ...row, channel: platform.channel }
        const [current] = await readRules(db, { scope, ...rule }, [platform])
        throw staleVersion(current)
      })
    },

    exceptions: (
      scope: Scope,
      query: z.output<typeof PriceExceptionListQuery>,
    ): Promise<Page<PriceException>> =>
      database.run(scope, async db => {
        const filter = {
          scope,
          serviceProviderId: query.ServiceProviderId,
          productId: query.ProductId,
        }
        const rows = await listExceptions(db, filter, sliceOf(query))
        return pageAnswer(query, { rows, totalCount: await countExceptions(db, filter) })
      }),

    /** 403 `forbidden_branch` when a price of a branch beyond the caller's would be added, changed or removed. */
    changeExceptions: async (
      caller: Caller,
      request: ExceptionChange,
    ): Promise<{ exceptions: PriceException[] }> => {
      for (const { channelId } of request.exceptions) if (channelId !== null) platformOf(channelId)
      return { exceptions: await database.run(caller.scope, db => writeException(db, request, caller)) }
    },
  }
}
export type PricingService = ReturnType<typeof createPricingService>
