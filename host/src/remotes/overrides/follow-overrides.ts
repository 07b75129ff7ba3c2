import { useOverrides } from './override-store.ts'
import type { Override } from './override-store.ts'

// While it is being read there is nothing to change to yet.
const isSettled = (override: Override | undefined): boolean =>
  override === undefined || override.version !== null || override.failure !== null

// The same failure found once more is no change: who tries again asks for the build each time.
const hasChanged = (override: Override | undefined, before: Override | undefined): boolean =>
  override?.version?.version !== before?.version?.version ||
  override?.url !== before?.url ||
  override?.failure?.code !== before?.failure?.code

/** Calls `swap` with each remote whose override began, ended, or was built anew. Returns what ends that. */
export const followOverrides = (swap: (name: string) => void): (() => void) =>
  useOverrides.subscribe(({ running }, { running: before }) => {
    for (const name of new Set([...Object.keys(before), ...Object.keys(running)]))
      if (isSettled(running[name]) && hasChanged(running[name], before[name])) swap(name)
  })
