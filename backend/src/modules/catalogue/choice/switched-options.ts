interface Option {
  id?: number
  isAvailable: boolean
}

/** Returns whether an option that stays is switched on or off. */
export const isAnySwitched = (before: readonly Option[], after: readonly Option[]): boolean =>
  after.some(({ id, isAvailable }) => before.some(old => old.id === id && old.isAvailable !== isAvailable))
