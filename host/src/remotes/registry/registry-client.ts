import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { isRegistry } from './registry-shape.ts'

const KEPT = 'sufra.registry'
const ANSWER_LIMIT_MS = 4000

/** What the host starts with when it was never told anything: no remotes, so the shell stands alone. */
export const BUNDLED: RemoteRegistry = { schema: 1, revision: 0, remotes: {} }

export interface FoundRegistry {
  registry: RemoteRegistry
  source: 'network' | 'kept' | 'bundled'
}

const readKept = (): RemoteRegistry | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    return isRegistry(kept) ? kept : null
  } catch {
    return null
  }
}

const keep = (registry: RemoteRegistry): void => {
  try {
    localStorage.setItem(KEPT, JSON.stringify(registry))
  } catch {
    // A full or forbidden storage costs the copy for a bad day, not today.
  }
}

const fetchRegistry = async (url: string): Promise<RemoteRegistry> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
  if (!answer.ok) throw new Error(`registry: HTTP ${answer.status}`)
  const value: unknown = await answer.json()
  if (!isRegistry(value)) throw new Error('registry: not in the expected form')
  return value
}

/** The copy of the last visit, or the bundled one: what is known before the network answers. */
export const knownRegistry = (): FoundRegistry => {
  const kept = readKept()
  return kept ? { registry: kept, source: 'kept' } : { registry: BUNDLED, source: 'bundled' }
}

/**
 * Asks for the registry; falls back to what is known when it is missing, broken or slow. An older revision than the one
 * seen is refused: a cache or an attacker must not bring a withdrawn version back.
 */
export const loadRegistry = async (url: string): Promise<FoundRegistry> => {
  const known = knownRegistry()
  try {
    const registry = await fetchRegistry(url)
    if (registry.revision < known.registry.revision) return known
    keep(registry)
    return { registry, source: 'network' }
  } catch {
    return known
  }
}
