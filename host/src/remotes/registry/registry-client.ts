import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { reportServerSignal } from '@sufra/shared/api'
import { takePrefetchedResponse } from './early-answer.ts'
import { keyOf } from './kept-registries.ts'
import { isRegistry } from './registry-shape.ts'

const ANSWER_LIMIT_MS = 4000

/** Registry for a host that never received one: no remotes, so the shell runs alone. */
export const BUNDLED: RemoteRegistry = { schema: 1, revision: 0, remotes: {} }

export interface FoundRegistry {
  registry: RemoteRegistry
  source: 'network' | 'kept' | 'bundled'
}

// Revisions seen by this page count also without storage.
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
    // A full or forbidden storage only costs the copy for an outage.
  }
}

/**
 * Returns the address of a channel's registry. `registry.json` is the stable
 * channel's; other channels have files beside it.
 */
export const registryAddress = ({ url, channel }: { url: string; channel: string }): string =>
  channel === 'stable' ? url : url.replace(/registry\.json$/, `registry.${channel}.json`)

// The cache could return half a body under the right ETag, or a hanging request, again and again.
let hasFailed = false

const fetchRegistry = async (url: string): Promise<RemoteRegistry> => {
  // `no-cache` revalidates each time and uses the cached body on 304, whatever max-age a static server sends.
  const cache = hasFailed ? 'reload' : 'no-cache'
  const ask = () => fetch(url, { cache, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  const answer = await (takePrefetchedResponse(url, ANSWER_LIMIT_MS) ?? ask())
  if (!answer.ok) throw new Error(`registry: HTTP ${answer.status}`)
  const value: unknown = await answer.json()
  if (!isRegistry(value)) throw new Error('registry: not in the expected form')
  return value
}

const newerOf = (one: RemoteRegistry | undefined, other: RemoteRegistry | null): RemoteRegistry | null => {
  if (!one || !other) return one ?? other
  return other.revision > one.revision ? other : one
}

/** Returns the copy of the last visit or the bundled registry, before the network answers. */
export const knownRegistry = (channel: string): FoundRegistry => {
  const kept = newerOf(seen.get(channel), readKept(channel))
  return kept ? { registry: kept, source: 'kept' } : { registry: BUNDLED, source: 'bundled' }
}

/**
 * Requests a channel's registry; falls back to the known one when it is missing, broken or slow. Refuses an older
 * revision than the last one: neither a cache nor an attacker can bring a withdrawn version back.
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
    reportServerSignal('missed')
    return knownRegistry(channel)
  }
}

/** Clears the page's seen revisions; for tests. */
export const forgetSeen = (): void => {
  seen.clear()
  hasFailed = false
}
