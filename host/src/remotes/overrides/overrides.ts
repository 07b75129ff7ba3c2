const KEPT = 'sufra.remote-overrides'
const PARAMETER = /^remote-([a-z][a-z0-9-]+)$/

const read = (): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, url]) => typeof url === 'string'))
  } catch {
    return {}
  }
}

const asFolder = (url: string): string => (url.endsWith('/') ? url : `${url}/`)

const isAllowed = ({ url, origins }: { url: string; origins: readonly string[] }): boolean =>
  URL.canParse(url) && origins.includes(new URL(url).origin)

/**
 * Takes `?remote-menus=http://localhost:5001` into this tab's session, if the origin is allow-listed, and out of the
 * address, so that a copied link does not carry it on.
 */
export const takeOverridesFromAddress = (origins: readonly string[]): void => {
  const address = new URL(window.location.href)
  const asked = [...address.searchParams].filter(([key]) => PARAMETER.test(key))
  if (asked.length === 0) return
  const overrides = read()
  for (const [key, url] of asked) {
    address.searchParams.delete(key)
    const name = PARAMETER.exec(key)?.[1]
    if (name && isAllowed({ url, origins })) overrides[name] = asFolder(url)
  }
  sessionStorage.setItem(KEPT, JSON.stringify(overrides))
  window.history.replaceState(window.history.state, '', address)
}

/** The folders that this tab loads remotes from instead of the released ones. Re-checked, since storage can be written by hand. */
export const activeOverrides = (origins: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(read()).filter(([, url]) => isAllowed({ url, origins })))

export const resetOverrides = (): void => sessionStorage.removeItem(KEPT)
