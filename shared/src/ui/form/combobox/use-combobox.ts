import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Synonyms } from '#src/search/search.ts'
import { findOptions } from './combobox-option.ts'
import type { ComboboxOption } from './combobox-option.ts'

const PAUSE_MS = 250

export interface ComboboxSource<Value extends string | number> {
  /** All options; with `onSearch`, the results. Undefined while they load. */
  options: readonly ComboboxOption<Value>[] | undefined
  /** Searches on the server: called a moment after the last key. Without it the options are searched locally. */
  onSearch?: (text: string) => void
  /** With `onSearch`: true if `options` belong to an earlier text, while the new answer loads. */
  isOld?: boolean
  /** Synonyms, for example with a merchant's own. Default: `DIALECT_SYNONYMS`. */
  synonyms?: Synonyms
  /** Retries; given if the options failed to load. */
  onRetry?: () => void
}

interface UseCombobox<Value extends string | number> extends ComboboxSource<Value> {
  isDisabled: boolean | undefined
  onPick: (option: ComboboxOption<Value>) => void
}

/** Reports the typed text a moment after the last key. Returns true while a report is pending. */
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

/** Holds text, open list and marked option of a combobox (WAI-ARIA: editable, with a list). */
export const useCombobox = <Value extends string | number>(props: UseCombobox<Value>) => {
  const { options, onSearch, isOld, synonyms, isDisabled, onPick } = props
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  // Null until a person types: then the box shows the choice, and the list everything.
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setActive] = useState(-1)
  const isWaiting = useLateSearch(typed ?? '', onSearch)
  // Results of an earlier text are never marked, so Enter takes nothing until the right answer is here.
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
  /** Handles a key. Returns true if the list used it. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const option = isOpen ? shown?.[active] : undefined
    const isEarly = isOpen && Boolean(typed?.trim()) && (isWaiting || isOld || !shown)
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key !== 'Enter' || !isEarly) return false
    // The key does not reach the cursor, the form or the surrounding dialog.
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
