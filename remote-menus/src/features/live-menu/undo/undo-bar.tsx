import { Button, DirectionalIcon, chakra } from '@sufra/shared/ui'
import { Undo2 } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts'
import type { UndoOffer } from './undo-offer.ts'

const Root = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: { base: '6', smDown: 'calc({spacing.phoneBar} + {spacing.6})' },
    mx: 'auto',
    w: 'fit-content',
    maxW: 'calc(100vw - 1.5rem)',
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '1.5',
    py: '1.5',
    bg: 'ink',
    color: 'surface',
    borderRadius: 'well',
    boxShadow: 'overlay',
    fontWeight: 'medium',
    animation: 'sfFade {durations.enter} ease-out',
    '& > span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > button': { flexShrink: 0, color: 'surface', _hover: { bg: 'transparent', opacity: 0.8 } },
  },
})

export interface UndoBarProps {
  offered: UndoOffer
  onClose: () => void
}

/** Describes the change and offers an undo. It closes automatically, but not while it is hovered or focused. */
export const UndoBar = ({ offered, onClose }: UndoBarProps) => {
  const { t } = useTranslation()
  const holds = useAutoDismiss(onClose)
  const handleUndo = () => {
    onClose()
    offered.undo()
  }
  return createPortal(
    <Root role="status" {...holds}>
      <span>{offered.text}</span>
      <Button variant="ghost" icon={<DirectionalIcon icon={Undo2} />} onClick={handleUndo}>
        {t('menus:snooze.undo')}
      </Button>
    </Root>,
    document.body,
  )
}
