import { create } from 'qrcode'

// Quiet zone in modules, which scanners require.
const QUIET = 4

/** Returns a QR code as an SVG. Its dark modules are one path, sharp at any size. */
export const qrPicture = (text: string): string => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = [...data]
    .map((isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
    .join('')
  const side = size + 2 * QUIET
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}"><path d="${path}"/></svg>`
}
