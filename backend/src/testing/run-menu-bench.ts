import type { CategoryRow, DishRow } from '#src/modules/catalogue/publication/publication.repository.ts'
import { dishesOf, menuFor } from '#src/modules/catalogue/publication/channel-menu.ts'
import { diffOf } from '#src/modules/catalogue/publication/menu-diff.ts'

const DISHES = 2000
const ROUNDS = 20
const GOAL_MS = 250

const channel = (id: number) => ({ id, key: 'jahez' as const, name: '{}', logoUrl: '' })
const platforms = [1, 2, 3].map(id => ({ id, channel: channel(id), languages: ['ar', 'en'] as const }))
const ruleOf = (channelId: number) => ({
  ...{ serviceProviderId: 1, channelId, channel: channel(channelId) },
  ...{ percent: 15, roundUpTo: 0.5, commissionPercent: 18.5, rowVersion: 1 },
})
const now = new Date()
const category: CategoryRow = {
  ...{ accountId: 1, id: 1, serviceProviderId: 1, parentId: null, name: '{"ar":"مشاوي","en":"Grills"}' },
  ...{ description: null, imageKey: null, index: 1, isVisible: true, hiddenBranchesIds: [], schedule: null },
  ...{ rowVersion: 1, updatedAt: now, deletedAt: null },
}
const dish = (id: number, price: number): DishRow => ({
  ...{ accountId: 1, id, serviceProviderId: 1, categoryId: 1, sku: null, searchKey: '', description: null },
  ...{ name: JSON.stringify({ ar: `صنف ${id}`, en: `Dish ${id}` }), imageKey: null, price, index: 12 },
  ...{ calories: 300, isVisible: true, choicesIds: [], excludeBranchesIds: [], modifiers: [], sizes: [] },
  ...{
    isDrink: false,
    sodiumMg: 1,
    caffeineMg: null,
    caffeinePer: null,
    allergens: ['milk'],
    schedule: null,
  },
  ...{ snoozedUntil: null, snoozeReason: null, snoozedAt: null, optionsWakeAt: null },
  ...{ rowVersion: 1, createdAt: now },
  ...{ updatedAt: now, deletedAt: null },
})

const menusOf = (raise: number) => {
  const products = Array.from({ length: DISHES }, (_, at) => dish(at + 1, 10 + (at % 90) + (at % 3) * raise))
  const exceptions = products
    .slice(0, 200)
    .map(({ id: productId, name }) => ({ productId, name, channelId: 2, branchId: 5, price: 33 }))
  const dishes = dishesOf({ categories: [category], products, choices: [], exceptions })
  return platforms.map(platform => menuFor(dishes, { platform, rule: ruleOf(platform.id) }).menu)
}

const published = menusOf(0)
const compare = (): number => {
  const start = performance.now()
  const facts = { housePrices: new Map<number, number>(), commissionPercent: 18.5 }
  for (const [at, menu] of menusOf(1).entries()) diffOf({ menu, published: published[at] ?? null }, facts)
  return performance.now() - start
}

const times = Array.from({ length: ROUNDS }, compare).toSorted((one, other) => one - other)
const [median = 0, slowest = 0] = [times[ROUNDS / 2], times[ROUNDS - 1]]
process.stdout.write(
  `${DISHES} dishes on ${platforms.length} platforms, made and compared: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (goal: median ${GOAL_MS} ms)\n`,
)
process.exitCode = median <= GOAL_MS ? 0 : 1
