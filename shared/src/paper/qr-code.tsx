// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- projects that compile these sources need the declaration
/// <reference path="./qrcode.d.ts" />
import { create } from 'qrcode'

/** Returns the dark modules as one SVG path, which printers draw sharp at any resolution. */
const pathOf = ({ size, data }: { size: number; data: Uint8Array }): string =>
  [...data].map((isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('')

// Quiet zone in modules, which scanners need.
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
