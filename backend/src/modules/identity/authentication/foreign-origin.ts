import type { FastifyRequest } from 'fastify'
import { forbiddenOrigin } from '#src/errors/errors.ts'

// Set by the browser, not by the page. `none` is a direct navigation by a person.
const OWN_SITES = new Set<unknown>(['same-origin', 'none'])

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Refuses requests from other origins with `forbidden_origin`, because browsers also attach cookies to
 * requests that the user did not intend. Clients other than browsers send no origin, and have only cookies
 * that they set themselves. Compares hosts only, because a proxy may terminate https.
 */
export const refuseForeignOrigin = ({ headers, host }: FastifyRequest, publicUrl: string): void => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && !OWN_SITES.has(site)) throw forbiddenOrigin()
  const { origin } = headers
  // A development server forwards requests under another host, so `sec-fetch-site` has priority.
  if (origin === undefined || site === 'same-origin') return
  const from = hostOf(origin)
  if (from === null || (from !== host && from !== hostOf(publicUrl))) throw forbiddenOrigin()
}
