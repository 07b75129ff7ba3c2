export const ORIGIN = 'https://sufra.example'

export const absolute = (url: string): string => new URL(url, ORIGIN).href

export type StorageState = 'works' | 'full' | 'forbidden'

export class CacheStandIn {
  readonly kept = new Map<string, string>()
  readonly policies = new Map<string, string | null>()
  constructor(private readonly storage: () => StorageState) {}

  async match(url: string): Promise<Response | undefined> {
    const body = this.kept.get(absolute(url))
    return body === undefined ? undefined : new Response(body)
  }

  async put(url: string, answer: Response): Promise<void> {
    if (this.storage() === 'full') throw new DOMException('No room', 'QuotaExceededError')
    this.policies.set(absolute(url), answer.headers.get('content-security-policy'))
    this.kept.set(absolute(url), await answer.text())
  }

  async delete(url: string): Promise<boolean> {
    return this.kept.delete(absolute(url))
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map(url => ({ url }))
  }
}

/** Cache storage for jsdom, which has none. `all`: for tests to inspect and damage; `api`: for the code. */
export const cacheStorage = (storage: () => StorageState) => {
  const all = new Map<string, CacheStandIn>()
  const allowed = () => {
    if (storage() === 'forbidden') throw new DOMException('Denied', 'SecurityError')
    return all
  }
  const api = {
    open: async (name: string) => {
      const cache = allowed().get(name) ?? new CacheStandIn(storage)
      all.set(name, cache)
      return cache
    },
    keys: async () => [...allowed().keys()],
    delete: async (name: string) => allowed().delete(name),
  }
  return { all, api }
}
