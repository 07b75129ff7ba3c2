export interface FoodIconProps {
  strokes: string
  /** What it says in place of words; without it words stand beside it. */
  label?: string
  /** px */
  size?: 16 | 18 | 20 | 24
}

// Rows and cards have many of them while a menu is scrolled: nothing here is worked out.
const NEVER_NARROWER = { flexShrink: 0 }

/** One of our own drawings about food. With a label it speaks for itself, also to a pointer that rests on it. */
export const FoodIcon = ({ strokes, label, size = 18 }: FoodIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    style={NEVER_NARROWER}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {label && <title>{label}</title>}
    <path d={strokes} />
  </svg>
)
