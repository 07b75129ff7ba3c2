import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useDirection } from '../provider/direction.ts'
import { Num } from '../text/num.tsx'

const Root = chakra('div', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    p: '3px',
    bg: 'soft',
    borderRadius: 'well',
    '& > button': {
      display: 'inline-flex',
      flex: '1 0 auto',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minH: '38px',
      px: '3.5',
      borderRadius: 'control',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      outlineOffset: '-2px',
      transition: 'background-color {durations.press} ease-out, color {durations.press} ease-out',
      _hover: { color: 'ink' },
      _selected: { bg: 'surface', color: 'ink', fontWeight: 'semibold', boxShadow: 'card' },
    },
    '& small': { fontSize: '0.75rem' },
  },
})

export interface SegmentedTabsProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  /** Id of the element that shows the selected tab, if there is one. */
  panelId?: string
}

/** Scrolls a row sideways until the whole child is visible, without scrolling the page. */
const reveal = (row: HTMLElement, child: Element | null): void => {
  if (!child) return
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()]
  if (inner.left >= outer.left && inner.right <= outer.right) return
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}

/** Renders tabs in a grey well. One tab stop; arrows (reversed in Arabic), Home and End select. */
export const SegmentedTabs = <Value extends string>(props: SegmentedTabsProps<Value>) => {
  const { value, onChange, label, options, panelId } = props
  const isRtl = useDirection() === 'rtl'
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) reveal(row.current, row.current.querySelector('[aria-selected=true]'))
  }, [value])
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = options.findIndex(option => option.value === value)
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const steps: Record<string, number> = { [forward]: at + 1, [back]: at - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = options.at(step % options.length)
    if (next) onChange(next.value)
    event.currentTarget
      .querySelectorAll('button')
      .item(step < 0 ? options.length - 1 : step % options.length)
      .focus()
  }
  return (
    <Root ref={row} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <small>
              <Num value={option.count} />
            </small>
          )}
        </button>
      ))}
    </Root>
  )
}
