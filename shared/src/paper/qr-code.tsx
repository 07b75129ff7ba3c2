// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles these sources gets the declaration with them
/// <reference path="./qrcode.d.ts" />
import { create } from 'qrcode'

/** The dark squares as one path: it is drawn sharp at the resolution of any printer. */
const pathOf = ({ size, data }: { size: number; data: Uint8Array }): string =>
  [...data].map((isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('')

// The white border that scanners want, in squares.
const QUIET = 4

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  )
}
