import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { PACE } from '../move/vocabulary.ts'
import { IconButton } from '../press/icon-button.tsx'
import { useWords } from '../provider/words.ts'
import { modalRecipe } from './modal-recipe.ts'

/**
 * Returns true while something is open and for `leaveMs` after, so that its leaving animation runs before it unmounts.
 */
const usePresence = (isOpen: boolean, leaveMs: number): boolean => {
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    if (isOpen || !isPresent) return
    const timer = setTimeout(() => setIsPresent(false), leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isPresent, leaveMs])
  return isPresent
}

interface HeldContentProps {
  isOpen: boolean
  children: ReactNode
}

/** Keeps rendering the last content while a dialog closes: its owner has often cleared the content by then. */
const HeldContent = memo(
  ({ children }: HeldContentProps) => children,
  (_, next) => !next.isOpen,
)

const Root = chakra('dialog', modalRecipe)

export interface ModalProps {
  isOpen: boolean
  /**
   * Called by Escape, the cross or a press outside; the owner then sets `isOpen` to false. Without it, the modal cannot
   * be closed.
   */
  onClose?: () => void
  title: string
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
}

interface ModalFrameProps extends ModalProps {
  shape: 'dialog' | 'bare' | 'drawer' | 'side'
  role?: 'alertdialog'
}

/**
 * Renders a native modal dialog. The browser traps the focus, closes on Escape, restores the focus and makes the page
 * inert, which replaces a focus-trap library.
 */
export const ModalFrame = ({ isOpen, onClose, shape, role, title, children, footer }: ModalFrameProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close } = useWords()
  const isPresent = usePresence(isOpen, PACE.leave)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])
  if (!isPresent) return null
  // The children cover the dialog's own box, so a press on the element itself is on its backdrop.
  const handleBackdrop = (event: MouseEvent) => event.target === event.currentTarget && onClose?.()
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose?.()
  }
  // A browser may close a dialog without a cancel event, on a second Escape in a row.
  const handleNativeClose = (event: SyntheticEvent) => {
    if (!isOpen || event.target !== event.currentTarget) return
    if (onClose) onClose()
    else element.current?.showModal()
  }
  return (
    <Root
      ref={element}
      shape={shape}
      role={role}
      aria-labelledby={titleId}
      onMouseDown={handleBackdrop}
      onCancel={handleCancel}
      onClose={handleNativeClose}
    >
      <HeldContent isOpen={isOpen}>
        <h2 id={titleId}>{title}</h2>
        <div>{children}</div>
        {footer && <footer>{footer}</footer>}
        {role !== 'alertdialog' && onClose && (
          <IconButton size="sm" label={close} icon={<X size={18} aria-hidden />} onClick={onClose} />
        )}
      </HeldContent>
    </Root>
  )
}
