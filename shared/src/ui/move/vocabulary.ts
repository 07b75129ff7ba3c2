/** How long things move, in milliseconds: under a press, when they enter, when they leave, when a panel folds. */
export const PACE = { press: 120, enter: 180, leave: 140, fold: 200 } as const

/** The curve of everything that travels: quick off, softly settled. As the four numbers of a cubic Bézier. */
export const SETTLE = [0.2, 0.8, 0.3, 1] as const
