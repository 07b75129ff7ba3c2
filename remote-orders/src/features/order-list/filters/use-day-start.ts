import { useQuery } from '@tanstack/react-query'
import { branchesQuery } from '../orders.queries.ts'
import type { Place } from '../orders.queries.ts'
import { dayStartOf } from './day-start.ts'
import type { DayStart } from './day-start.ts'

export const useDayStart = ({ accountId }: Place, branchId: number | null): DayStart => {
  const { data: branches = [] } = useQuery(branchesQuery(accountId))
  return dayStartOf(branches, branchId)
}
