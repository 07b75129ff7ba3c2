import { useQuery } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { branchesQuery } from '#src/branches/branches.queries.ts'
import { CHANNELS } from '#src/order-display/channels.ts'
import type { BoardFilter } from './board-filter.ts'

/** Returns the names of the selected branches and platforms. Branch names that no order contains are fetched. */
export const useFilterNames = ({ branchIds, channels }: BoardFilter, orders: readonly Order[]): string[] => {
  const { language } = useLanguage()
  const known = new Map(orders.map(({ branchId, branchName }) => [branchId, branchName]))
  const isUnknown = branchIds.some(id => !known.has(id))
  const { data: branches = [] } = useQuery({ ...branchesQuery, enabled: isUnknown })
  for (const { id, name } of branches) known.set(id, name)
  const platforms = CHANNELS.filter(({ key }) => channels.includes(key))
  return [
    ...branchIds.flatMap(id => known.get(id) ?? []).map(name => inLanguage(name, language)),
    ...platforms.map(({ name }) => (language === 'ar' ? name.ar : name.en)),
  ]
}
