type End = () => unknown

/**
 * Runs work with clean-ups: functions passed to `later` run at its end in reverse order, whatever failed before. A
 * bench must leave nothing that affects the next one.
 */
export const withCleanup = async (work: (later: (end: End) => void) => Promise<void>): Promise<void> => {
  const ends: End[] = []
  const failures: unknown[] = []
  const attempt = (each: () => unknown) =>
    Promise.resolve()
      .then(each)
      .catch((error: unknown) => failures.push(error))
  await attempt(() => work(end => ends.unshift(end)))
  for (const end of ends) await attempt(end)
  if (failures.length > 0) throw failures[0]
}
