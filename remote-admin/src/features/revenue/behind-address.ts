import type { RevenueFigure } from '@sufra/shared/contracts/revenue'
import { urlChoice, urlId } from '@sufra/shared/ui/data'
import type { RevenueFigureRequest } from './revenue.queries.ts'

const FIGURES = [
  'recurring',
  'new',
  'expansion',
  'contraction',
  'churn',
  'cohort',
  'renewal',
  'leaving',
] as const satisfies RevenueFigure[]

const NAMES = ['figure', 'month', 'plan', 'cohort', 'page'] as const

const urlMonth = (text: string | null): string | null =>
  text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null

/**
 * Returns the address that shows the merchants of a figure over the page, so that "back" closes them and a link can be
 * shared.
 */
export const behindAddress = ({ figure, month, planId, cohort }: RevenueFigureRequest): string => {
  const params = new URLSearchParams({ figure, month })
  if (planId) params.set('plan', String(planId))
  if (cohort) params.set('cohort', cohort)
  return `/revenue?${params}`
}

/** Returns the figure that an address opens; null: none. */
export const readBehind = (params: URLSearchParams): (RevenueFigureRequest & { page: number }) | null => {
  const figure = urlChoice(params.get('figure'), FIGURES)
  const month = urlMonth(params.get('month'))
  if (!figure || !month) return null
  return {
    figure,
    month,
    planId: urlId(params.get('plan')),
    cohort: urlMonth(params.get('cohort')),
    page: urlId(params.get('page')) ?? 1,
  }
}

export const withoutBehind = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const name of NAMES) next.delete(name)
  return next
}
