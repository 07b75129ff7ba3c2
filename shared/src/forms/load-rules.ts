import type * as Rules from './rules.ts'

type Rules = typeof Rules

let ready: Rules | null = null
let loading: Promise<Rules> | null = null

/** The contracts when they are here already. */
export const readyRules = (): Rules | null => ready

/** Fetches zod and the contracts, once. Null when they did not arrive: then the server's answer is the only check. */
export const loadRules = async (): Promise<Rules | null> => {
  if (ready) return ready
  loading ??= import(/* webpackChunkName: "rules" */ './rules.ts')
  try {
    ready = await loading
  } catch {
    loading = null
  }
  return ready
}

/** Fetches them when the page has painted and has nothing better to do. */
export const loadRulesWhenIdle = (): (() => void) => {
  const start = () => void loadRules()
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(start, { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(start, 200)
  return () => clearTimeout(waiting)
}
