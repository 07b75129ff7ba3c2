export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

/** Half fixed, half chance: a shop's ten tablets must not knock at the same instant. */
export const jittered = (milliseconds: number): number => milliseconds * (0.5 + Math.random() / 2)
