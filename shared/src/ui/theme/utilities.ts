import type { SystemConfig } from '@chakra-ui/react/styled-system'

/** `property` or `property:short,other`: the properties whose values may be token names, by kind of token. */
const BY_SCALE: Record<string, string> = {
  colors:
    'background:bg backgroundColor:bgColor color fill stroke accentColor caretColor outlineColor textDecorationColor ' +
    'scrollbarColor borderColor borderTopColor borderBottomColor borderBlockStartColor borderBlockEndColor ' +
    'borderInlineStartColor:borderStartColor borderInlineEndColor:borderEndColor',
  spacing:
    'gap rowGap:gapY columnGap:gapX padding:p paddingTop:pt paddingBottom:pb paddingLeft:pl paddingRight:pr ' +
    'paddingInline:px,paddingX paddingBlock:py,paddingY paddingInlineStart:ps paddingInlineEnd:pe paddingBlockStart ' +
    'paddingBlockEnd margin:m marginTop:mt marginBottom:mb marginLeft:ml marginRight:mr marginInline:mx,marginX ' +
    'marginBlock:my,marginY marginInlineStart:ms marginInlineEnd:me marginBlockStart marginBlockEnd inset ' +
    'insetInline:insetX insetBlock:insetY insetInlineStart:insetStart insetInlineEnd:insetEnd insetBlockStart ' +
    'insetBlockEnd top bottom left right scrollMarginTop scrollMarginBottom scrollPadding scrollPaddingInline ' +
    'scrollPaddingTop scrollPaddingBottom textIndent borderSpacing',
  sizes:
    'width:w height:h minWidth:minW minHeight:minH maxWidth:maxW maxHeight:maxH inlineSize blockSize minInlineSize ' +
    'minBlockSize maxInlineSize maxBlockSize flexBasis',
  radii:
    'borderRadius:rounded borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius ' +
    'borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow:shadow textShadow',
  zIndex: 'zIndex',
  fonts: 'fontFamily',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
}

const SHORT_ONLY = 'position:pos flexDirection:flexDir overscrollBehavior:overscroll textDecoration:textDecor'

const entriesOf = (list: string, values?: string) =>
  list.split(' ').map(entry => {
    const [property = '', shorthand] = entry.split(':')
    return [property, { values, shorthand: shorthand?.split(',') }] as const
  })

/**
 * Style props beyond plain CSS. Chakra's own table is ten times as long, costs every page 3 KB and 100 ms at start on a
 * slow tablet. Left out: `divide*`, `space*`, `ring*`, `focusRing`, `hideFrom`, `hideBelow`, `srOnly`, gradients,
 * filters in parts, and `colour/alpha`.
 */
export const utilities: SystemConfig['utilities'] = {
  ...Object.fromEntries([
    ...Object.entries(BY_SCALE).flatMap(([scale, list]) => entriesOf(list, scale)),
    ...entriesOf(SHORT_ONLY),
  ]),
  boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
  truncate: {
    transform: (isOn: boolean) =>
      isOn ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  lineClamp: {
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
    }),
  },
}
