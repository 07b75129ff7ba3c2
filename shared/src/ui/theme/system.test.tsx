import { chakra, createSystem } from '@chakra-ui/react/styled-system'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { css as serialize } from '@emotion/react'
import { renderUi } from '#src/testing/testing.tsx'
import { memoizeSystem } from './memoize-system.ts'
import { sufra, system } from './system.ts'

it('returns the same styles as without memoization', () => {
  const plain = createSystem(sufra)
  const memoized = memoizeSystem(createSystem(sufra))
  const recipe = {
    base: { px: '3', color: 'ink', _hover: { bg: 'primary.soft' } },
    variants: { size: { sm: { minH: 'tool' }, md: { minH: 'touch' } } },
  }
  const own = { mt: '2', smDown: { ms: '1' } }
  const expected = plain.css(plain.cva(recipe)({ size: 'sm' }), own)
  for (let count = 0; count < 2; count += 1)
    expect(memoized.css(memoized.cva(recipe)({ size: 'sm' }), own)).toEqual(expected)
})

it('computes the same styles once', () => {
  const memoized = memoizeSystem(createSystem(sufra))
  const recipe = { base: { px: '3' } }
  expect(memoized.cva(recipe)).toBe(memoized.cva(recipe))
  expect(memoized.css({ mt: '2' })).toBe(memoized.css({ mt: '2' }))
  expect(memoized.css({ mt: '2' })).not.toBe(memoized.css({ mt: '3' }))
})

const NAMES: [SystemStyleObject, string][] = [
  [{ bg: 'primary.soft' }, 'background:var(--sf-colors-primary-soft)'],
  [{ px: '4' }, 'padding-inline:var(--sf-spacing-4)'],
  [{ me: '-1.5' }, 'margin-inline-end:calc(var(--sf-spacing-1\\.5) * -1)'],
  [{ ms: '1' }, 'margin-inline-start:var(--sf-spacing-1)'],
  [{ insetEnd: '2' }, 'inset-inline-end:var(--sf-spacing-2)'],
  [{ w: 'full' }, 'width:var(--sf-sizes-full)'],
  [{ rounded: 'card' }, 'border-radius:var(--sf-radii-card)'],
  [{ shadow: 'card' }, 'box-shadow:var(--sf-shadows-card)'],
  [{ boxSize: '5' }, 'height:var(--sf-sizes-5)'],
  [{ truncate: true }, 'text-overflow:ellipsis'],
  [{ lineClamp: 2 }, '-webkit-line-clamp:2'],
  [{ textStyle: 'h24' }, 'font-size:1.5rem'],
  [{ fontWeight: 'semibold' }, 'font-weight:var(--sf-font-weights-semibold)'],
  [
    { animation: 'sfFade {durations.enter} {easings.settle}' },
    'sfFade var(--sf-durations-enter) var(--sf-easings-settle)',
  ],
  [{ transition: 'width {durations.fold} ease-out' }, 'width var(--sf-durations-fold) ease-out'],
  [{ smDown: { p: '2' } }, '@media screen and (max-width: 40.06'],
  [{ lg: { p: '2' } }, '@media screen and (min-width: 74.9375rem)'],
  [{ _rtl: { p: '2' } }, '[dir=rtl]'],
]

it.each(NAMES)('%j is understood', (style, css) => {
  expect(serialize(system.css(style)).styles).toContain(css)
})

it('has a dark value for every color', () => {
  const css = JSON.stringify(system.getTokenCss())
  expect(css).toContain('"--sf-colors-ink":"#17201F"')
  expect(css).toContain('"--sf-colors-ink":"#E7ECEA"')
  expect(css).toContain('.dark')
})

const Styled = chakra('p', { base: { color: 'muted' }, variants: { tone: { loud: { color: 'ink' } } } })

it('shares one class between elements with the same styles, also after a render', () => {
  const { container, rerender } = renderUi(
    <>
      <Styled>a</Styled>
      <Styled>b</Styled>
      <Styled tone="loud">c</Styled>
    </>,
  )
  const [first, second, loud] = [...container.querySelectorAll('p')].map(element => element.className)
  expect(first).toBe(second)
  expect(first).not.toBe(loud)
  rerender(<Styled>a</Styled>)
  expect(container.querySelector('p')).toHaveClass(first ?? 'missing')
})
