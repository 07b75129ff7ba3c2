export interface FoodIconProps {
  strokes: string
  /** Accessible name; without it, text must stand beside the icon. */
  label?: string
  /** px */
  size?: 16 | 18 | 20 | 24
}

// A scrolling menu renders many of these, so the styles are constants.
const NEVER_NARROWER = { flexShrink: 0 }

/** Renders a food drawing. A label becomes its accessible name and its tooltip. */
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
