const KEPT = 'sufra.remote-overrides'
const PARAMETER = /^(remote|preview)-([a-z][a-z0-9-]{1,30})$/
const PROOF = 'remote-proof'

/** What this tab was asked to run, by a link or by hand. Whether it may is for `admitWish` to say, each time. */
export interface Wish {
  name: string
  /** Ends in a slash. */
  url: string
  proof: string | null
  /** What the link of a preview brought, which stands for an address. */
  preview?: string
  /** Who said in this tab that they want it, by their id; a link says nothing. */
  agreedBy?: number
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The folder that a person means by an address; what is no address stays as it is. */
export const asFolder = (text: string): string => {
  if (!URL.canParse(text)) return text
  const { origin, pathname } = new URL(text)
  return origin === 'null' ? text : `${origin}${pathname.replace(/\/*$/, '/')}`
}

const wishFrom = ([name, value]: [string, unknown]): Wish[] => {
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

/** The wishes of this tab. The storage can be written by hand: what is no wish is left out. */
export const readWishes = (): Wish[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
    return isObject(kept) ? Object.entries(kept).flatMap(wishFrom) : []
  } catch {
    return []
  }
}

const write = (wishes: Wish[]): void => {
  if (wishes.length === 0) return sessionStorage.removeItem(KEPT)
  const kept = Object.fromEntries(wishes.map(({ name, ...wish }) => [name, wish]))
  sessionStorage.setItem(KEPT, JSON.stringify(kept))
}

export const keepWish = (wish: Wish): void =>
  write([...readWishes().filter(({ name }) => name !== wish.name), wish])

export const forgetWish = (name: string): void => write(readWishes().filter(wish => wish.name !== name))

/**
 * Takes `?remote-menus=http://localhost:5001&remote-proof=…` or `?preview-menus=…` into this tab's session and out of the
 * address, so that a link that is copied from there does not carry it on.
 */
export const takeWishesFromAddress = (): void => {
  const address = new URL(window.location.href)
  const asked = [...address.searchParams].filter(([key]) => PARAMETER.test(key))
  if (asked.length === 0) return
  const proof = address.searchParams.get(PROOF)
  for (const [key, value] of asked) {
    address.searchParams.delete(key)
    const [, kind, name] = PARAMETER.exec(key) ?? []
    if (!name || key === PROOF) continue
    keepWish(
      kind === 'preview'
        ? { name, url: '', proof: null, preview: value }
        : { name, url: asFolder(value), proof },
    )
  }
  window.history.replaceState(window.history.state, '', address)
}
