import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { layerOf } from '#src/ui/overlay/anchored.ts'
import { Spinner } from '#src/ui/status/spinner.tsx'
import { useFormWords } from '../form-words.ts'
import type { ComboboxOption } from './combobox-option.ts'

const GAP = 4
const MARGIN = 8

const place = (anchor: HTMLElement, list: HTMLElement) => {
  const box = anchor.getBoundingClientRect()
  list.style.width = `${box.width}px`
  list.style.left = `${box.left}px`
  const below = window.innerHeight - box.bottom - GAP - MARGIN
  const above = box.top - GAP - MARGIN
  const isBelow = below >= Math.min(list.scrollHeight, 240) || below >= above
  list.style.maxHeight = `${Math.max(96, Math.min(320, isBelow ? below : above))}px`
  list.style.top = isBelow ? `${box.bottom + GAP}px` : `${box.top - GAP - list.offsetHeight}px`
}

/**
 * Positions a `position: fixed` list below its box, as wide as it, or above if there is more room. Follows scrolling.
 */
const usePlacedList = (anchor: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void => {
  // Runs after each render, because the number of results changes the height.
  useLayoutEffect(() => {
    const follow = () => {
      if (anchor.current && list.current) place(anchor.current, list.current)
    }
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  })
}

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    display: 'flex',
    flexDirection: 'column',
    p: '1',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    boxShadow: 'overlay',
    '& > div': { minH: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
    '& > div > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: '10',
      px: '2.5',
      py: '1.5',
      borderRadius: 'control',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      lineHeight: 'title',
      '@media (pointer: coarse)': { minH: 'touch' },
    },
    '& [data-active]': { bg: 'soft' },
    '& [aria-selected=true]': { fontWeight: 'semibold', color: 'primary.hover' },
    '& small': { display: 'block', color: 'muted', textStyle: 'xs12', fontWeight: 'normal' },
    '& svg': { flexShrink: 0 },
    '& > p': { display: 'flex', alignItems: 'center', gap: '2', px: '2.5', py: '2.5', color: 'muted' },
    '& > p > button': { color: 'primary.hover', fontWeight: 'semibold', minH: '8' },
  },
})

export interface OptionListProps<Value extends string | number> {
  id: string
  label?: string
  labelledBy?: string
  anchor: RefObject<HTMLElement | null>
  /** Undefined while they load. */
  options: readonly ComboboxOption<Value>[] | undefined
  chosen: readonly Value[]
  active: number
  isSeveral: boolean
  onPick: (option: ComboboxOption<Value>) => void
  onPoint: (index: number) => void
  /** Retries; given if the options failed to load. */
  onRetry?: () => void
}

/** Renders the open list of a combobox. The focus stays in the box; `aria-activedescendant` names the marked option. */
export const OptionList = <Value extends string | number>(props: OptionListProps<Value>) => {
  const { id, label, labelledBy, anchor, options, chosen, active, isSeveral, onPick, onPoint, onRetry } =
    props
  const words = useFormWords()
  const list = useRef<HTMLDivElement>(null)
  usePlacedList(anchor, list)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  if (!anchor.current) return null
  return createPortal(
    // A press would move the focus out of the box, which closes the list.
    <Frame
      ref={list}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-labelledby={label ? undefined : labelledBy}
        aria-multiselectable={isSeveral || undefined}
        aria-busy={!options && !onRetry ? true : undefined}
      >
        {options?.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            data-active={index === active || undefined}
            onPointerMove={() => onPoint(index)}
            onClick={() => onPick(option)}
          >
            <span>
              <bdi>{option.label}</bdi>
              {option.detail && <small>{option.detail}</small>}
            </span>
            {chosen.includes(option.value) && <Check size={16} aria-hidden />}
          </div>
        ))}
      </div>
      {options?.length === 0 && !onRetry && <p>{words.noResults}</p>}
      {!options && !onRetry && (
        <p>
          <Spinner size={16} /> {words.loadingResults}
        </p>
      )}
      {onRetry && (
        <p>
          {words.resultsFailed}
          <button type="button" tabIndex={-1} onClick={onRetry}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </Frame>,
    layerOf(anchor.current),
  )
}
