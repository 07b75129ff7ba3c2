import type { Samples } from '../sample.ts'

const panels = ['Cohorts', 'Forecast', 'Movement', 'Paid', 'Plans'].map(panel => {
  const url = `/api/Revenue/Get${panel}`
  return [`POST ${url}`, { isReading: true, ask: () => ({ url, json: {} }) }] as const
})

export const revenueSamples: Samples = {
  ...Object.fromEntries(panels),
  'GET /api/Revenue/GetRows': {
    ask: () => ({ url: '/api/Revenue/GetRows?Figure=recurring&Month=2026-03&PlanId=42' }),
  },
}
