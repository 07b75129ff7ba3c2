import type { RemoteFailureCode } from '@sufra/shared/contracts/release-health'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import type { RemoteModule } from '@sufra/shared/remote'

export interface RemoteFailure {
  code: RemoteFailureCode
  detail: string
  /** The requirement of an incompatible remote that this host does not meet. */
  need?: { what: string; range: string; found: string | null }
}

/** Reason why a version runs: `hand` by a person in this tab, `previous` as fallback. */
export type Choice = 'override' | 'preview' | 'hand' | 'previous' | 'canary' | 'stable'

/**
 * Returns whether the version is an override or a preview: released to nobody, it
 * overrules the registry and has no fallback.
 */
export const isOfTab = (choice: Choice): choice is 'override' | 'preview' =>
  choice === 'override' || choice === 'preview'

/** A version to load. */
export interface FetchOrder {
  name: string
  version: ReleasedVersion
  /** Decides about hashes: none are known for a developer's build, whose files change under the page. */
  choice: Choice
  /** Aborts pending requests and releases their connections. */
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

/** State of a hot swap. `taken-back`: automatic, because the operator withdrew the old version. */
export type SwapState =
  | { phase: 'loading'; version: string }
  | { phase: 'failed'; version: string; failure: RemoteFailure; at: number }
  | { phase: 'taken-back'; version: string }

/** `waiting` of a loading remote is the failure that stays on screen during a quiet retry. */
export type RemoteState =
  | { phase: 'idle' }
  | { phase: 'loading'; attempt: number; version: string; waiting: RemoteFailure | null }
  | { phase: 'ready'; attempt: number; version: string; remote: ReadyRemote }
  | { phase: 'failed'; attempt: number; version: string; failure: RemoteFailure; retryAt: number | null }
  | { phase: 'disabled' }

export const IDLE: RemoteState = { phase: 'idle' }

/** A failure with our own code, thrown at its source. */
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

// The federation runtime and webpack distinguish failures by text only.
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

/** Returns whether retrying the same version can help. */
export const isWorthRetrying = ({ code }: RemoteFailure): boolean =>
  code === 'unreachable' || code === 'timeout' || code === 'broken'
