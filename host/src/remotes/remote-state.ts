import type { RemoteFailureCode } from '@sufra/shared/contracts/release-health'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import type { RemoteModule } from '@sufra/shared/remote'

export interface RemoteFailure {
  code: RemoteFailureCode
  detail: string
  /** What an incompatible remote needs that this host has not. */
  need?: { what: string; range: string; found: string | null }
}

/** How a version came to run: `hand` by a person in this tab, `previous` in place of one that failed. */
export type Choice = 'override' | 'preview' | 'hand' | 'previous' | 'canary' | 'stable'

/** Of this tab alone, and released to nobody: it stands above what the registry says, and nothing takes its place. */
export const isOfTab = (choice: Choice): choice is 'override' | 'preview' =>
  choice === 'override' || choice === 'preview'

/** A version that is to be loaded. */
export interface FetchOrder {
  name: string
  version: ReleasedVersion
  /** Of a developer's build, whose files change under the page, no hash is known. */
  choice: Choice
  /** Ends what still waits for the network, and lets go of its connections. */
  signal: AbortSignal
}

export interface ReadyRemote {
  name: string
  version: string
  attempt: number
  module: RemoteModule
  choice: Choice
  released: ReleasedVersion
}

/** A change of version in an open page. `taken-back`: it happened by itself, because the operator withdrew the old one. */
export type SwapState =
  | { phase: 'loading'; version: string }
  | { phase: 'failed'; version: string; failure: RemoteFailure; at: number }
  | { phase: 'taken-back'; version: string }

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
  readonly failure: RemoteFailure
  constructor(failure: RemoteFailure) {
    super(failure.detail)
    this.name = 'RemoteError'
    this.failure = failure
  }

  get code(): RemoteFailureCode {
    return this.failure.code
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
  if (error instanceof RemoteError) return error.failure
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const code = BY_TEXT.find(([pattern]) => pattern.test(detail))?.[1] ?? 'broken'
  return { code, detail: detail.slice(0, 400) }
}

/** Whether trying the same version again can help at all. */
export const isWorthRetrying = ({ code }: RemoteFailure): boolean =>
  code === 'unreachable' || code === 'timeout' || code === 'broken'
