import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { tellServerSign } from '@sufra/shared/api'
import { takeEarlyAnswer } from './early-answer.ts'
import { keyOf } from './kept-registries.ts'
import { isRegistry } from './registry-shape.ts'

const ANSWER_LIMIT_MS = 4000

/** What the host starts with when it was never told anything: no remotes, so the shell stands alone. */
export const BUNDLED: RemoteRegistry = { schema: 1, revision: 0, remotes: {} }

export interface FoundRegistry {
  registry: RemoteRegistry
  source: 'network' | 'kept' | 'bundled'
}

// What this page saw counts also where nothing can be stored.
const seen = new Map<string, RemoteRegistry>()

const readKept = (channel: string): RemoteRegistry | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(channel)) ?? 'null')
    return isRegistry(kept) ? kept : null
  } catch {
    return null
  }
}

const keep = (channel: string, registry: RemoteRegistry): void => {
  seen.set(channel, registry)
  try {
    localStorage.setItem(keyOf(channel), JSON.stringify(registry))
  } catch {
    // A full or forbidden storage costs the copy for a bad day, not today.
  }
}

/** `registry.json` is the stable channel's; each other channel has one of its own beside it. */
export const registryAddress = ({ url, channel }: { url: string; channel: string }): string =>
  channel === 'stable' ? url : url.replace(/registry\.json$/, `registry.${channel}.json`)

// Half a body under the right ETag, or a request that still hangs, would be taken from the cache again and again.
let hasFailed = false

const fetchRegistry = async (url: string): Promise<RemoteRegistry> => {
  // `no-cache` asks each time and takes the kept answer on 304, whatever a static server says of its age.
  const cache = hasFailed ? 'reload' : 'no-cache'
  const ask = () => fetch(url, { cache, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  const answer = await (takeEarlyAnswer(url, ANSWER_LIMIT_MS) ?? ask())
  if (!answer.ok) throw new Error(`registry: HTTP ${answer.status}`)
  const value: unknown = await answer.json()
  if (!isRegistry(value)) throw new Error('registry: not in the expected form')
  return value
}

const newerOf = (one: RemoteRegistry | undefined, other: RemoteRegistry | null): RemoteRegistry | null => {
  if (!one || !other) return one ?? other
  return other.revision > one.revision ? other : one
}

/** The copy of the last visit, or the bundled one: what is known before the network answers. */
export const knownRegistry = (channel: string): FoundRegistry => {
  const kept = newerOf(seen.get(channel), readKept(channel))
  return kept ? { registry: kept, source: 'kept' } : { registry: BUNDLED, source: 'bundled' }
}

/**
 * Asks for a channel's registry; falls back to what is known when it is missing, broken or slow. An older revision than
 * the one seen is refused: a cache or an attacker must not bring a withdrawn version back.
 */
export const loadRegistry = async (source: { url: string; channel: string }): Promise<FoundRegistry> => {
  const { channel } = source
  try {
    const registry = await fetchRegistry(registryAddress(source))
    hasFailed = false
    const known = knownRegistry(channel)
    if (registry.revision < known.registry.revision) return known
    keep(channel, registry)
    return { registry, source: 'network' }
  } catch {
    hasFailed = true
    tellServerSign('missed')
    return knownRegistry(channel)
  }
}

/** Forgets what this page saw; for tests. */
export const forgetSeen = (): void => {
  seen.clear()
  hasFailed = false
}
