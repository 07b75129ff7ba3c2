import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Synonyms } from '#src/search/search.ts'
import { findOptions } from './combobox-option.ts'
import type { ComboboxOption } from './combobox-option.ts'

const PAUSE_MS = 250

export interface ComboboxSource<Value extends string | number> {
  /** All that can be chosen; with `onSearch`, what was found. Undefined while it is on its way. */
  options: readonly ComboboxOption<Value>[] | undefined
  /** Searches on the server: called a moment after the last key. Without it the options are searched here. */
  onSearch?: (text: string) => void
  /** With `onSearch`: what stands in `options` was found for what was typed before, while the new answer is on its way. */
  isOld?: boolean
  /** Other words for the same, beside what is known everywhere: a merchant's own. Default: `DIALECT`. */
  synonyms?: Synonyms
  /** Given when the options could not be fetched. */
  onRetry?: () => void
}

interface UseCombobox<Value extends string | number> extends ComboboxSource<Value> {
  isDisabled: boolean | undefined
  onPick: (option: ComboboxOption<Value>) => void
}

/** Hands over what is typed a moment after the last key. Returns whether something still is to be. */
const useLateSearch = (text: string, onSearch: ((text: string) => void) | undefined): boolean => {
  const latest = useRef(onSearch)
  const [sent, setSent] = useState('')
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      latest.current?.(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return onSearch !== undefined && text.trim() !== sent
}

/** Text, open list and marked option of a combobox (WAI-ARIA: editable, with a list). */
export const useCombobox = <Value extends string | number>(props: UseCombobox<Value>) => {
  const { options, onSearch, isOld, synonyms, isDisabled, onPick } = props
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  // Nothing until somebody types: then the box shows what is chosen, and the list everything.
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setActive] = useState(-1)
  const isWaiting = useLateSearch(typed ?? '', onSearch)
  // The first of what was found for other words is not what Enter means: until its own answer is here, nothing is.
  const active = isWaiting || isOld ? -1 : marked
  const shown = onSearch || !typed || !options ? options : findOptions(options, typed, synonyms)
  const count = shown?.length ?? 0

  const open = () => {
    if (!isDisabled) setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(text.trim() === '' ? -1 : 0)
    open()
  }
  const pick = (option: ComboboxOption<Value>) => {
    onPick(option)
    close()
  }
  const move = (by: 1 | -1) => {
    if (!isOpen) open()
    if (count > 0) setActive(active < 0 && by < 0 ? count - 1 : (active + by + count) % count)
  }
  /** Whether the key was one of the list. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const option = isOpen ? shown?.[active] : undefined
    const isEarly = isOpen && Boolean(typed?.trim()) && (isWaiting || isOld || !shown)
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key !== 'Enter' || !isEarly) return false
    // Not the cursor, not the form, not the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const wiring = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && active >= 0 && active < count ? `${listId}-${active}` : undefined,
  }
  return {
    listId,
    isOpen,
    typed,
    active,
    shown,
    open,
    close,
    type,
    pick,
    point: setActive,
    handleKey,
    wiring,
  }
}
