import { cleanup } from '@testing-library/react'
import { syncServerClock } from '#src/clock/server-clock.ts'
import { useSession } from '#src/session/session.ts'
import { installStandIns } from './browser-stand-ins.ts'

// The second sample differs from the first by more than network delay, so the clock accepts it at once.
const resetServerClock = () => {
  syncServerClock(new Date(0).toISOString())
  syncServerClock(new Date().toISOString())
}

/**
 * Resets state that a test file leaves behind, because the files of a suite share one document and one module registry:
 * rendered components, timers, spies, storage, the session, the server clock and the address.
 */
export const restoreState = (): void => {
  cleanup()
  document.body.replaceChildren()
  jest.useRealTimers()
  jest.restoreAllMocks()
  installStandIns()
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  resetServerClock()
  window.history.replaceState(null, '', '/')
}
