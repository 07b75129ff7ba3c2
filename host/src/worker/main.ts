import type { Shell } from './shell.ts'
import { startWorker } from './start-worker.ts'
import { isWorkerScope } from './worker-scope.ts'

declare global {
  /** The build prepends it to this file (tooling's WorkerPlugin). */
  var sufraShell: Shell
}

const scope: unknown = globalThis
if (isWorkerScope(scope)) startWorker(scope, sufraShell)
