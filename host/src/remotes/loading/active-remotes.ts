import type { RemoteContext, RemoteModule } from '@sufra/shared/remote'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'

let context: RemoteContext | null = null
const active = new Map<string, RemoteModule>()

const stop = (module: RemoteModule): void => {
  try {
    module.deactivate?.()
  } catch {
    // A remote that fails to end must block neither the next one nor the sign-out.
  }
}

/** Sets the context for activations: the host's own query cache. */
export const openActivation = (next: RemoteContext): void => {
  context = next
}

/**
 * Runs `activate` once per module and first ends the module that it replaces. Rejects with the error of `activate`.
 */
export const activateRemote = async ({
  name,
  module,
}: Pick<ReadyRemote, 'name' | 'module'>): Promise<void> => {
  const current = active.get(name)
  if (current === module || context === null) return
  if (current) stop(current)
  active.set(name, module)
  try {
    await module.activate?.(context)
  } catch (error) {
    active.delete(name)
    throw error
  }
}

/** Ends the background work of a remote that was switched off. */
export const deactivateRemote = (name: string): void => {
  const module = active.get(name)
  active.delete(name)
  if (module) stop(module)
}

/** Returns whether this module is the active one of its remote. */
export const isActive = ({ name, module }: Pick<ReadyRemote, 'name' | 'module'>): boolean =>
  active.get(name) === module

/** Ends the background work of all remotes at sign-out. */
export const deactivateRemotes = (): void => {
  for (const module of active.values()) stop(module)
  active.clear()
  context = null
}
