import { colors } from './colors.ts'

type Shade = 'base' | '_dark'

const hexOf = (path: string, shade: Shade): string => {
  const [family = '', step = 'DEFAULT'] = path.split('.')
  const found: unknown = JSON.parse(JSON.stringify(colors))[family]?.[step]?.value?.[shade]
  if (typeof found !== 'string') throw new Error(`no colour ${path}`)
  return found
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_PAIRS = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'soft'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'surface.raised'],
  ['muted', 'soft'],
  ['primary', 'surface'],
  ['primary', 'bg'],
  ['primary.ink', 'primary'],
  ['primary.ink', 'primary.hover'],
  ['primary.hover', 'primary.soft'],
  ['primary.hover', 'surface'],
  ['active', 'active.soft'],
  ['active', 'surface'],
  ['pending', 'pending.soft'],
  ['pending', 'surface'],
  ['disabled', 'disabled.soft'],
  ['disabled', 'surface'],
  ['surface', 'disabled'],
  ['notice', 'notice.soft'],
  ['mark.amber', 'mark.amberSoft'],
  ['mark.red', 'mark.redSoft'],
  ['mark.green', 'mark.greenSoft'],
] as const

describe.each(['base', '_dark'] as const)('in the %s theme', shade => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(hexOf(text, shade), hexOf(ground, shade))).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the border of an input visible', () => {
    expect(contrast(hexOf('line.strong', shade), hexOf('surface', shade))).toBeGreaterThanOrEqual(3)
  })
})
