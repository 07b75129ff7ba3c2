/** A salt shaker: the mark that menus carry from 2,000 mg of sodium on. lucide has none. */
export const SaltIcon = ({ size = 18 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M8 8a4 4 0 0 1 8 0" />
    <path d="M7.5 8h9l1.3 11.2A1.6 1.6 0 0 1 16.2 21H7.8a1.6 1.6 0 0 1-1.6-1.8Z" />
    <path d="M11 6h.01M13.2 6h.01M9 13h6" />
  </svg>
)
