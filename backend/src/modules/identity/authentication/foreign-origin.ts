import type { FastifyRequest } from 'fastify'
import { forbiddenOrigin } from '#src/errors.ts'

// What a browser says of the page that asks, and no page can say for it. `none` is a person at the address bar.
const OWN_SITES = new Set<unknown>(['same-origin', 'none'])

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * A cookie comes along with requests that its owner never meant to send, so a request that lives by one has to come from
 * our own pages: `forbidden_origin` otherwise. Callers that are no browsers name no origin at all, and have no cookie
 * that they did not put there themselves. By host, because a proxy may speak https for us.
 */
export const refuseForeignOrigin = ({ headers, host }: FastifyRequest, publicUrl: string): void => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && !OWN_SITES.has(site)) throw forbiddenOrigin()
  const { origin } = headers
  // A development server hands requests on under another host than the page's: the browser knows better.
  if (origin === undefined || site === 'same-origin') return
  const from = hostOf(origin)
  if (from === null || (from !== host && from !== hostOf(publicUrl))) throw forbiddenOrigin()
}
