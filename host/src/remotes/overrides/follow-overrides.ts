import { useOverrides } from './override-store.ts'
import type { Override } from './override-store.ts'

// While the build is being read there is no version to change to yet.
const isSettled = (override: Override | undefined): boolean =>
  override === undefined || override.version !== null || override.failure !== null

// The same failure again is no change: each retry requests the build again.
const hasChanged = (override: Override | undefined, before: Override | undefined): boolean =>
  override?.version?.version !== before?.version?.version ||
  override?.url !== before?.url ||
  override?.failure?.code !== before?.failure?.code

/** Calls `swap` with each remote whose override started, ended or was rebuilt. Returns the function that ends it. */
export const followOverrides = (swap: (name: string) => void): (() => void) =>
  useOverrides.subscribe(({ running }, { running: before }) => {
    for (const name of new Set([...Object.keys(before), ...Object.keys(running)]))
      if (isSettled(running[name]) && hasChanged(running[name], before[name])) swap(name)
  })
