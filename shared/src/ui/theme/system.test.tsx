import { chakra, createSystem } from '@chakra-ui/react/styled-system'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { renderUi } from '#src/testing/testing.tsx'
import { quicken } from './quicken.ts'
import { system } from './system.ts'

const { _config: config } = system

it('the quick system gives the same styles as the plain one', () => {
  const plain = createSystem(config)
  const quick = quicken(createSystem(config))
  const recipe = {
    base: { px: '3', color: 'ink', _hover: { bg: 'primary.soft' } },
    variants: { size: { sm: { minH: 'tool' }, md: { minH: 'touch' } } },
  }
  const own = { mt: '2', smDown: { ms: '1' } }
  const expected = JSON.stringify(plain.css(plain.cva(recipe)({ size: 'sm' }), own))
  const again = quick.css(quick.cva(recipe)({ size: 'sm' }), own)
  expect(again.styles).toContain('min-height:var(--sf-sizes-tool)')
  expect(again.styles).toContain('margin-inline-start:var(--sf-spacing-1)')
  expect(expected).toContain('var(--sf-sizes-tool)')
})

it('the same styles are worked out once', () => {
  const quick = quicken(createSystem(config))
  const recipe = { base: { px: '3' } }
  expect(quick.cva(recipe)).toBe(quick.cva(recipe))
  expect(quick.css({ mt: '2' })).toBe(quick.css({ mt: '2' }))
  expect(quick.css({ mt: '2' })).not.toBe(quick.css({ mt: '3' }))
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
  expect(system.css(style).styles).toContain(css)
})

it('every colour has its dark value as data', () => {
  const [, , tokens] = system._global
  const css = JSON.stringify(tokens)
  expect(css).toContain('"--sf-colors-ink":"#17201F"')
  expect(css).toContain('"--sf-colors-ink":"#E7ECEA"')
  expect(css).toContain('.dark')
})

const Styled = chakra('p', { base: { color: 'muted' }, variants: { tone: { loud: { color: 'ink' } } } })

it('elements with the same styles share one class, also after a render', () => {
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
