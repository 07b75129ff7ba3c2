/** Durations of motion in milliseconds: under a press, on entering, on leaving, on folding. */
export const PACE = { press: 120, enter: 180, leave: 140, fold: 200 } as const

/** Easing curve of everything that travels: a fast start and a soft end. The four numbers of a cubic Bézier. */
export const SETTLE = [0.2, 0.8, 0.3, 1] as const
