import { OVERRIDE_STORAGE_KEY } from '#src/remotes/override-store.ts'

const PARAMETER = /^(remote|preview)-([a-z][a-z0-9-]{1,30})$/
const PROOF = 'remote-proof'

/**
 * An override request of this tab, from a link or entered by hand.
 * `checkOverrideRequest` checks each time whether it is allowed.
 */
export interface OverrideRequest {
  name: string
  /** Ends in a slash. */
  url: string
  proof: string | null
  /** Token of a preview link, in place of an address. */
  preview?: string
  /** Id of the person who accepted the request in this tab; absent for a link alone. */
  agreedBy?: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the folder of an address; other text stays unchanged. */
export const asFolder = (text: string): string => {
  if (!URL.canParse(text)) return text
  const { origin, pathname } = new URL(text)
  return origin === 'null' ? text : `${origin}${pathname.replace(/\/*$/, '/')}`
}

const wishFrom = ([name, value]: [string, unknown]): OverrideRequest[] => {
  if (!PARAMETER.test(`remote-${name}`) || !isObject(value) || typeof value.url !== 'string') return []
  const proof = typeof value.proof === 'string' ? value.proof : null
  return [
    {
      name,
      url: asFolder(value.url),
      proof,
      ...(typeof value.preview === 'string' && { preview: value.preview }),
      ...(typeof value.agreedBy === 'number' && { agreedBy: value.agreedBy }),
    },
  ]
}

/** Returns the override requests of this tab. Skips invalid entries, since the storage can be edited by hand. */
export const readOverrideRequests = (): OverrideRequest[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OVERRIDE_STORAGE_KEY) ?? '{}')
    return isObject(kept) ? Object.entries(kept).flatMap(wishFrom) : []
  } catch {
    return []
  }
}

const write = (requests: OverrideRequest[]): void => {
  if (requests.length === 0) return sessionStorage.removeItem(OVERRIDE_STORAGE_KEY)
  const byName = Object.fromEntries(requests.map(({ name, ...request }) => [name, request]))
  sessionStorage.setItem(OVERRIDE_STORAGE_KEY, JSON.stringify(byName))
}

export const storeOverrideRequest = (request: OverrideRequest): void =>
  write([...readOverrideRequests().filter(({ name }) => name !== request.name), request])

export const removeOverrideRequest = (name: string): void =>
  write(readOverrideRequests().filter(request => request.name !== name))

/**
 * Moves `?remote-menus=http://localhost:5001&remote-proof=…` and `?preview-menus=…` from the address into this tab's
 * session, so that a copied address does not contain them.
 */
export const takeOverrideRequestsFromAddress = (): void => {
  const address = new URL(window.location.href)
  const asked = [...address.searchParams].filter(([key]) => PARAMETER.test(key))
  if (asked.length === 0) return
  const proof = address.searchParams.get(PROOF)
  for (const [key, value] of asked) {
    address.searchParams.delete(key)
    const [, kind, name] = PARAMETER.exec(key) ?? []
    if (!name || key === PROOF) continue
    storeOverrideRequest(
      kind === 'preview'
        ? { name, url: '', proof: null, preview: value }
        : { name, url: asFolder(value), proof },
    )
  }
  window.history.replaceState(window.history.state, '', address)
}
