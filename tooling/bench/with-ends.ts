type End = () => unknown

/**
 * Runs work that begins several things. What it hands to `later` is done at its end, the last first, whatever became of the work
 * and of the other ends: what one bench leaves behind is in the way of the next.
 */
export const withEnds = async (work: (later: (end: End) => void) => Promise<void>): Promise<void> => {
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
