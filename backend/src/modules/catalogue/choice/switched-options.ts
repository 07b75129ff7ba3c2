interface Option {
  id?: number
  isAvailable: boolean
}

/** Whether an option that stays is taken off sale, or put on it. */
export const isAnySwitched = (before: readonly Option[], after: readonly Option[]): boolean =>
  after.some(({ id, isAvailable }) => before.some(old => old.id === id && old.isAvailable !== isAvailable))
