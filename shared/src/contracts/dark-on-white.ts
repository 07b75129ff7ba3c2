const LEAST_CONTRAST = 4.5

const light = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Returns true if text of a color, `#rrggbb`, is readable on white paper: a contrast of 4.5 to 1 (WCAG 2, 1.4.3). */
export const isDarkOnWhite = (color: string): boolean => {
  const [red = 255, green = 255, blue = 255] = (color.match(/[0-9a-f]{2}/gi) ?? []).map(pair =>
    Number.parseInt(pair, 16),
  )
  const luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  return 1.05 / (luminance + 0.05) >= LEAST_CONTRAST
}
