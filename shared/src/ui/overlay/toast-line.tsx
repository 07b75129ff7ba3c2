import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PACE } from '../move/vocabulary.ts'
import { useWords } from '../provider/words.ts'
import { dismissToast, toastStay } from './toasts.ts'
import type { Toast } from './toasts.ts'

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '12',
    maxW: 'min(420px, calc(100vw - 32px))',
    ps: '3.5',
    pe: '3.5',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    boxShadow: 'overlay',
    fontWeight: 'medium',
    pointerEvents: 'auto',
    opacity: 1,
    transition: 'opacity {durations.leave} ease-out',
    animation: 'sfDrop {durations.enter} {easings.settle}',
    _motionReduce: { animationName: 'sfFade' },
    '&[data-leaving]': { opacity: 0 },
    '& > svg': { flexShrink: 0 },
    '& > span': { flex: 1, minW: '0', py: '2.5', maxH: '40dvh', overflowY: 'auto', whiteSpace: 'pre-wrap' },
    '& > button': {
      minH: 'tool',
      px: '2.5',
      me: '-1.5',
      borderRadius: 'control',
      fontWeight: 'semibold',
      color: 'primary',
      _hover: { bg: 'primary.soft' },
    },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: 'active' } },
      error: { '& > svg': { color: 'disabled' }, borderColor: 'disabled.line' },
      info: { '& > svg': { color: 'primary' } },
    },
  },
})

/** Renders one toast: for three seconds, or as long as the pointer or the focus is on it. */
export const ToastLine = ({ shown }: { shown: Toast }) => {
  const words = useWords()
  const [isHeld, setIsHeld] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = isLeaving
      ? setTimeout(() => dismissToast(shown.id), PACE.leave)
      : setTimeout(() => setIsLeaving(true), toastStay())
    return () => clearTimeout(timer)
  }, [isHeld, isLeaving, shown.id])
  // A toast that is focused while it leaves would keep the focus without being visible.
  const hold = () => {
    setIsHeld(true)
    setIsLeaving(false)
  }
  const handleUndo = () => {
    shown.undo?.onUndo()
    dismissToast(shown.id)
  }
  const Icon = ICONS[shown.kind]
  return (
    <Root
      kind={shown.kind}
      role={shown.kind === 'error' ? 'alert' : 'status'}
      data-leaving={isLeaving || undefined}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <span dir="auto">{shown.text}</span>
      {shown.undo && (
        <button type="button" onClick={handleUndo}>
          {shown.undo.label ?? words.undo}
        </button>
      )}
    </Root>
  )
}
