import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { diagnose } from './diagnosis.ts'
import { noteOutcome } from './outcomes.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { Choice, RemoteFailure } from '#src/remotes/remote-state.ts'
import { endStart } from './hang-marker.ts'
import { markPhase, timingsOf } from '#src/remotes/trace/timings.ts'

interface Tried {
  name: string
  version: string
  choice: Choice
}

const MOST_MS = 600_000
const MOST_DETAIL = 400

const told = new Map<string, string>()

const phasesOf = (name: string): RemoteOutcome['phases'] => {
  const { entry, module, screen } = timingsOf(name) ?? {}
  const end = Math.min(screen ?? 0, MOST_MS)
  const ready = Math.min(module ?? end, end)
  return { entry: Math.min(entry ?? ready, ready), module: ready, screen: end }
}

/**
 * Reports, once per load, that a version works in this page: its first screen is shown or it runs in the background.
 */
export const reportReady = ({ name, version, choice, attempt }: Tried & { attempt: number }): void => {
  endStart(name, version)
  const load = `${version}#${attempt}`
  if (told.get(name) === load) return
  told.set(name, load)
  markPhase(name, 'screen')
  if (isOfTab(choice)) return
  noteOutcome({ name, version, choice, failure: null, detail: null, phases: phasesOf(name) })
}

/** Reports a failed load, or the failure of a running version. */
export const reportFailure = async (
  { name, version, choice }: Tried,
  failure: RemoteFailure,
): Promise<void> => {
  if (version === '') return
  endStart(name, version)
  if (isOfTab(choice)) return
  const { code, detail } = (await diagnose(failure)) ?? failure
  noteOutcome({ name, version, choice, failure: code, detail: detail.slice(0, MOST_DETAIL), phases: null })
}
