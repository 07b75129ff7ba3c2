const before = { ...process.env }

/**
 * Undoes what a test file leaves behind, because the files of a suite share one process state and one module registry: fake
 * timers, spies and environment variables.
 */
export const restoreState = (): void => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}
