import type { RemoteFailureCode } from '@sufra/shared/contracts/release-health'
import type { RemoteModule } from '@sufra/shared/remote'

export interface RemoteFailure {
  code: RemoteFailureCode
  detail: string
}

export interface ReadyRemote {
  name: string
  version: string
  attempt: number
  module: RemoteModule
}

/** `waiting` of a loading remote is the failure that is still on screen while a later attempt runs quietly. */
export type RemoteState =
  | { phase: 'idle' }
  | { phase: 'loading'; attempt: number; version: string; waiting: RemoteFailure | null }
  | { phase: 'ready'; attempt: number; version: string; remote: ReadyRemote }
  | { phase: 'failed'; attempt: number; version: string; failure: RemoteFailure; retryAt: number | null }
  | { phase: 'disabled' }

export const IDLE: RemoteState = { phase: 'idle' }

/** A failure with a code of ours, thrown where it is known. */
export class RemoteError extends Error {
  readonly code: RemoteFailureCode
  constructor({ code, detail }: RemoteFailure) {
    super(detail)
    this.name = 'RemoteError'
    this.code = code
  }
}

// The federation runtime and webpack tell their failures apart by text only.
const BY_TEXT: [RegExp, RemoteFailureCode][] = [
  [/ScriptExecutionError/, 'broken'],
  [/RUNTIME-008|ChunkLoadError|Loading chunk|ScriptNetworkError|timed out/i, 'unreachable'],
  [/RUNTIME-001|RUNTIME-002|RUNTIME-014/, 'invalid'],
  [/RUNTIME-012|does not satisfy|shared singleton/i, 'incompatible'],
]

export const failureOf = (error: unknown): RemoteFailure => {
  if (error instanceof RemoteError) return { code: error.code, detail: error.message }
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const code = BY_TEXT.find(([pattern]) => pattern.test(detail))?.[1] ?? 'broken'
  return { code, detail: detail.slice(0, 400) }
}

/** Whether trying the same version again can help at all. */
export const isWorthRetrying = ({ code }: RemoteFailure): boolean =>
  code === 'unreachable' || code === 'timeout' || code === 'broken'
