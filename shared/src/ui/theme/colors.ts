import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

/**
 * Colors are named by meaning, never by hue: a screen uses `pending.soft`, and a dark theme is only the second column.
 * Text pairs (`ink` or `muted` on a background, a family on its `soft`) have at least 4.5:1 in both columns.
 */
export const colors = defineSemanticTokens.colors({
  bg: { DEFAULT: shade('#F7F8F7', '#0F1514') },
  surface: { DEFAULT: shade('#FFFFFF', '#161C1B'), raised: shade('#FBFCFB', '#1B2221') },
  soft: { DEFAULT: shade('#EEF2F1', '#1F2726') },
  ink: { DEFAULT: shade('#17201F', '#E7ECEA') },
  muted: { DEFAULT: shade('#5B6664', '#A8B2B0') },
  line: { DEFAULT: shade('#E3E8E6', '#26302E'), strong: shade('#8B9692', '#74817E') },
  primary: {
    DEFAULT: shade('#0F766E', '#2DD4BF'),
    hover: shade('#115E59', '#5EEAD4'),
    soft: shade('#E3F4F1', '#123330'),
    ink: shade('#FFFFFF', '#06201D'),
  },
  active: {
    DEFAULT: shade('#166534', '#86EFAC'),
    soft: shade('#DCFCE7', '#12301D'),
    line: shade('#A7E3BD', '#1F5233'),
    dot: shade('#16A34A', '#4ADE80'),
  },
  pending: {
    DEFAULT: shade('#6D28D9', '#C4B5FD'),
    soft: shade('#F0EBFF', '#2A2047'),
    line: shade('#C9B8F5', '#4B3A80'),
  },
  disabled: {
    DEFAULT: shade('#B91C1C', '#FCA5A5'),
    soft: shade('#FEE9E7', '#3B1715'),
    line: shade('#F3B4AE', '#6E2A26'),
  },
  notice: { DEFAULT: shade('#854D0E', '#FDE68A'), soft: shade('#FFF6D6', '#332A0B') },
  mark: {
    amber: shade('#6B4A00', '#FFE08A'),
    amberSoft: shade('#FFF0C2', '#3A2F10'),
    red: shade('#8F1D1D', '#FFB4B4'),
    redSoft: shade('#FFE0E0', '#3D1A1A'),
    green: shade('#3A5A10', '#CFE6A6'),
    greenSoft: shade('#E2F0D0', '#243213'),
  },
  /** Picture beside the sign-in form: a table cloth. */
  art: {
    from: shade('#0F766E', '#0C4F4A'),
    middle: shade('#134E4A', '#0B3835'),
    to: shade('#0B3B38', '#082522'),
    line: shade('#FFFFFF', '#D7F5F0'),
  },
  scrim: { DEFAULT: shade('rgb(16 40 37 / .45)', 'rgb(0 0 0 / .6)') },
})
