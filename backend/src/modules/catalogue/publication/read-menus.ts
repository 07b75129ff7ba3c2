import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelDiff, ChannelMenu, MenuProblem } from '@sufra/shared/contracts/publication'
import type { Db, Scope } from '#src/database/database.ts'
import type { Platform } from '#src/modules/catalogue/pricing/pricing.service.ts'
import { readExceptions, readRules } from '#src/modules/catalogue/pricing/pricing.service.ts'
import { dishesOf, menuFor } from './channel-menu.ts'
import { diffOf } from './menu-diff.ts'
import { categoryRowsOf, choicesOf, dishRowsOf, onlineMenus } from './publication.repository.ts'

interface Brand {
  scope: Scope
  serviceProviderId: number
}

export interface PlatformMenu {
  rule: ChannelPricing
  menu: ChannelMenu
  problems: MenuProblem[]
}

/** Returns a brand's menu for platforms, in five statements for any size. */
export const readMenus = async (db: Db, brand: Brand, platforms: readonly Platform[]) => {
  const categories = await categoryRowsOf(db, brand)
  const products = await dishRowsOf(db, brand)
  const choices = await choicesOf(db, brand)
  const exceptions = await readExceptions(db, brand)
  const rules = await readRules(db, brand, platforms)
  const dishes = dishesOf({ categories, products, choices, exceptions })
  const menus = platforms.flatMap((platform): PlatformMenu[] => {
    const rule = rules.find(({ channelId }) => channelId === platform.id)
    return rule ? [{ rule, ...menuFor(dishes, { platform, rule }) }] : []
  })
  return { menus, housePrices: new Map(products.map(({ id, price }) => [id, price])) }
}

/** Returns the differences between a brand's menu and the published one, per platform. */
export const readDiffs = async (
  db: Db,
  brand: Brand,
  platforms: readonly Platform[],
): Promise<ChannelDiff[]> => {
  const { menus, housePrices } = await readMenus(db, brand, platforms)
  const online = await onlineMenus(db, brand)
  return menus.map(({ rule, menu, problems }) => {
    const { channelId, commissionPercent } = rule
    const shown = online.find(one => one.channelId === channelId)
    return {
      channelId,
      publishedAt: shown?.endedAt?.toISOString() ?? null,
      problems,
      ...diffOf({ menu, published: shown?.menu ?? null }, { housePrices, commissionPercent }),
    }
  })
}
