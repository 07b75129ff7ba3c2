/**
 * Compares the events that one reader received with the merchant's sequence, whose ids have no gaps, so missing
 * events are visible. Only for readers who may see every branch.
 */
export const createLedger = (start: number) => {
  const missing = new Set<number>()
  let last = start
  const counts = { received: 0, doubled: 0, outOfOrder: 0 }

  return {
    /** Returns the last id without a gap before it; resume from here. */
    last: () => last,
    note: (id: number): void => {
      counts.received += 1
      if (id > last) {
        for (let gap = last + 1; gap < id; gap += 1) missing.add(gap)
        last = id
      } else if (missing.delete(id)) counts.outOfOrder += 1
      else counts.doubled += 1
    },
    /** Returns the counts if `end` was the last event of the merchant. */
    close: (end: number) => ({ ...counts, missed: missing.size + Math.max(0, end - last) }),
  }
}
export type Ledger = ReturnType<typeof createLedger>
