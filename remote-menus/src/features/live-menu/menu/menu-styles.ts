import type { ComponentProps } from 'react'
import { buttonCss } from '@sufra/shared/ui'
import type { Box } from '@sufra/shared/ui'
import { moreDots } from '#src/products/more-dots.ts'

type Styles = NonNullable<ComponentProps<typeof Box>['css']>

const picture: Styles = {
  '& .dish-picture': { position: 'relative', aspectRatio: '3/2', bg: 'soft', overflow: 'hidden' },
  '& .dish-picture > img, & .dish-picture > svg': {
    display: 'block',
    w: 'full',
    h: 'full',
    objectFit: 'cover',
  },
  '& .dish-badge': {
    position: 'absolute',
    top: { base: '2.5', smDown: '1.5' },
    insetInlineStart: { base: '2.5', smDown: '1.5' },
    maxW: { base: 'calc(100% - 1.25rem)', smDown: 'calc(100% - 0.75rem)' },
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    px: { base: '2.5', smDown: '2' },
    py: '0.5',
    bg: 'surface',
    color: 'pending',
    borderRadius: 'card',
    boxShadow: 'card',
    textStyle: 'xs12',
    fontWeight: 'semibold',
    '& > svg': { flexShrink: 0, display: { smDown: 'none' } },
  },
}

const body: Styles = {
  '& .dish-body': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    px: { base: '3.5', smDown: '3' },
    pt: '3',
    pb: '3.5',
  },
  '& .dish-head': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1' },
  // The button sits in the card's corner without increasing the height of the name.
  '& .dish-more': {
    ...buttonCss({ variant: 'ghost', size: 'sm' }),
    w: 'tool',
    px: '0',
    mt: '-1.5',
    mb: '-2',
    me: '-2',
    color: 'muted',
    _before: moreDots,
  },
  '& .dish-name': { textStyle: 'lg15', fontWeight: 'semibold', minW: '0', overflowWrap: 'anywhere' },
  // The other language's name keeps its text direction but aligns with the card's start.
  '& .dish-second': { display: 'block', minH: '5', color: 'muted', textStyle: 'sm13' },
  '& .dish-body > ul': { mt: '1.5' },
  '& .dish-foot': {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { smDown: 'column' },
    alignItems: { base: 'center', smDown: 'stretch' },
    justifyContent: 'space-between',
    gap: '2',
    mt: 'auto',
    pt: '2.5',
  },
  '& .dish-act': buttonCss({ variant: 'outline', size: 'sm' }),
  '& .dish[data-snoozed] .dish-act': buttonCss({ variant: 'solid', size: 'sm' }),
  '& .dish-state': { color: 'muted', textStyle: 'sm13' },
  '& .dish-price': { fontWeight: 'semibold' },
}

const snoozed: Styles = {
  '& .dish[data-snoozed] .dish-name, & .dish[data-snoozed] .dish-price': { color: 'muted' },
  '& .dish[data-snoozed] .dish-picture > img': { filter: 'grayscale(1)', opacity: 0.55 },
}

const notes: Styles = {
  '& .dish-note': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    mt: '1',
    color: 'pending',
    textStyle: 'xs12',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
  '& .dish-note[data-kind=lack]': { color: 'disabled' },
}

// On a phone it covers the card, because eight touch targets do not fit on the picture.
const strip: Styles = {
  '& .dish-strip': {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    bottom: { smDown: '0' },
    aspectRatio: { base: '3/2', smDown: 'auto' },
    minH: { base: '9.5rem', smDown: '0' },
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(12, 1fr)', smDown: '1fr 1fr' },
    gridTemplateRows: 'auto',
    gridAutoRows: '1fr',
    gap: '1.5',
    p: '2.5',
    bg: 'pending.soft',
    color: 'pending',
    animation: 'sfFade {durations.enter} ease-out',
  },
  '& .dish-strip > p': { gridColumn: '1 / -1', textStyle: 'sm13', fontWeight: 'semibold' },
  '& .dish-strip > button': {
    gridColumn: { base: 'span 4', smDown: 'auto' },
    minH: '8',
    px: '0.5',
    bg: 'surface',
    color: 'pending',
    borderWidth: '1px',
    borderColor: 'pending.line',
    borderRadius: 'control',
    textStyle: 'xs12',
    lineHeight: '1.2',
    fontWeight: 'semibold',
    _hover: { borderColor: 'pending' },
  },
  // Four durations in the first row, three other choices in the second.
  '& .dish-strip > button:nth-of-type(-n + 4)': { gridColumn: { base: 'span 3', smDown: 'auto' } },
  '& .dish-strip > button:last-of-type': { gridColumn: { smDown: '1 / -1' } },
}

const pick: Styles = {
  '& .dish-pick': { position: 'absolute', inset: '0', cursor: 'pointer', borderRadius: 'card' },
  '& .dish-pick:has(:checked)': { boxShadow: 'inset 0 0 0 3px {colors.primary}' },
  '& .dish-pick:has(:focus-visible)': { outline: '2px solid {colors.primary}', outlineOffset: '-5px' },
  '& .dish-pick > input': {
    position: 'absolute',
    top: '2.5',
    insetInlineEnd: '2.5',
    boxSize: '7',
    accentColor: '{colors.primary}',
    cursor: 'pointer',
    outline: 'none',
  },
  '& .dish:has(.dish-pick) .dish-badge': { maxW: 'calc(100% - 3.25rem)' },
}

/**
 * Styles of all cards, set once on their list. A menu has up to 2,000 cards, and plain classes cost nothing per card.
 */
export const menuStyles: Styles = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(14.5rem, 1fr))',
    smDown: 'repeat(2, minmax(0, 1fr))',
  },
  gap: { base: '4', smDown: '3' },
  listStyle: 'none',
  // Rows keep their height while the list is not full.
  alignContent: 'start',
  '& .dish': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    overflow: 'hidden',
    // A long press selects the card instead of opening the browser's menu.
    WebkitTouchCallout: 'none',
    // Changes in a card do not affect the layout outside. `content-visibility` would cost more than it saves, because
    // the browser would check each card's visibility in every frame.
    contain: 'content',
  },
  ...picture,
  ...body,
  ...snoozed,
  ...notes,
  ...strip,
  ...pick,
}
