import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../provider/words.ts'
import { ToastLine } from './toast-line.tsx'
import { readToasts, watchToasts } from './toasts.ts'

// Top right in both languages, as the specification says: the one element with a physical side.
const Root = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '4',
    right: '4',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    _rtl: { alignItems: 'flex-start' },
    gap: '2',
    bg: 'transparent',
    color: 'ink',
    overflow: 'visible',
    pointerEvents: 'none',
  },
})

/** Renders the toasts. The host mounts it once. */
export const Toaster = () => {
  const region = useRef<HTMLElement>(null)
  const { notifications } = useWords()
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    // Showing it again raises it above dialogs opened in between. Skipped while a toast has the focus: hiding would
    // drop it.
    if (newest === undefined || !region.current?.showPopover) return
    if (region.current.contains(document.activeElement)) return
    region.current.hidePopover()
    region.current.showPopover()
  }, [newest])
  return (
    <Root ref={region} popover="manual" aria-label={notifications} display={toasts.length ? 'flex' : 'none'}>
      {toasts.map(shown => (
        <ToastLine key={shown.id} shown={shown} />
      ))}
    </Root>
  )
}
