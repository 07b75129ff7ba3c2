import type { RemoteContext, RemoteModule } from '@sufra/shared/remote'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'

let context: RemoteContext | null = null
const active = new Map<string, RemoteModule>()

const stop = (module: RemoteModule): void => {
  try {
    module.deactivate?.()
  } catch {
    // A remote that fails while ending must not keep the next one, or the sign-out, from happening.
  }
}

/** From here on remotes are activated with this context: the host's own query cache. */
export const openActivation = (next: RemoteContext): void => {
  context = next
}

/** Runs `activate` once per module; a module that takes another's place ends that one first. Rejects with what it threw. */
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

/** Ends what one remote does in the background: it was switched off. */
export const deactivateRemote = (name: string): void => {
  const module = active.get(name)
  active.delete(name)
  if (module) stop(module)
}

/** Whether this module is the one of its remote that was activated. */
export const isActive = ({ name, module }: Pick<ReadyRemote, 'name' | 'module'>): boolean =>
  active.get(name) === module

/** Ends what remotes do in the background: at sign-out. */
export const deactivateRemotes = (): void => {
  for (const module of active.values()) stop(module)
  active.clear()
  context = null
}
