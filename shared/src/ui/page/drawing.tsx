export type DrawingName = 'plate' | 'receipt' | 'search' | 'offline'

/** Placeholder body, see paths below. */
export const Drawing = ({ name }: { name: DrawingName }) => <svg data-drawing={name} viewBox="0 0 160 120" aria-hidden />
