import { urlChoice, urlDay, urlId } from '@sufra/shared/ui/data'

export const PERIODS = ['today', 'yesterday', '7d', 'month', 'lastMonth', 'custom'] as const
export type PeriodName = (typeof PERIODS)[number]

/** Reads the filters from the address, so that a view can be shared. */
export const readFilters = (params: URLSearchParams, usual: PeriodName = 'today') => ({
  period: urlChoice(params.get('period'), PERIODS) ?? usual,
  from: urlDay(params.get('from')),
  to: urlDay(params.get('to')),
  branch: urlId(params.get('branch')),
})
export type DashboardFilters = ReturnType<typeof readFilters>

/** Returns the address with changed filters; omits defaults and keeps foreign parameters. */
export const writeFilters = (
  params: URLSearchParams,
  change: Partial<DashboardFilters>,
  usual: PeriodName = 'today',
): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ ...readFilters(params, usual), ...change }))
    if (value === null || value === usual) next.delete(name)
    else next.set(name, String(value))
  return next
}
