import { createRequire } from 'node:module'
import { editedWith, emptied, replaced } from './edits.mjs'

const RANGES = createRequire(import.meta.url).resolve('@sufra/shared/contracts/version-range')

// A method of a class, which that package indents by tabs.
const emptiedMethod = name =>
  replaced(new RegExp(`^(\\t(?:async )?${name}\\()[^)]*\\) \\{\\n[^]*?^\\t\\}$`, 'm'), '$1) {}')

/**
 * The host registers each version of a remote itself, as a script that leaves a global: it has no manifests and no snapshots made of them,
 * nothing is preloaded by the runtime (fetch-files.ts) and nothing is registered over another by force (containers.ts).
 */
export const EDITS = [
  replaced(
    /^var SnapshotHandler = class \{\n[^]*?^\};$/m,
    'var SnapshotHandler = class {\n\tconstructor() {\n\t\tthis.hooks = new PluginSystem({});\n\t}\n};',
  ),
  emptied('getGlobalRemoteInfo', 'return {}'),
  emptiedMethod('preloadRemote'),
  emptiedMethod('removeRemote'),
  emptied('preloadAssets'),
  emptied('loadEsmEntry'),
  emptied('loadSystemJsEntry'),
]

/** Versions are compared in one way: that of the refusal and of `check`. */
export const RANGE_EDITS = [
  replaced(
    /^import [^]*^export \{ satisfy \};$/m,
    `export { isInRange as satisfy } from ${JSON.stringify(RANGES)}`,
  ),
]

export default editedWith([...EDITS, ...RANGE_EDITS])
