import { useSortable } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSortableWords } from './sortable-words.ts'

const Root = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: 'touch',
    bg: 'surface',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    '&[data-lifted]': { position: 'relative', zIndex: 1, boxShadow: 'overlay', borderRadius: 'control' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: 'touch',
      color: 'muted',
      borderRadius: 'control',
      cursor: 'grab',
      // A finger on the grip drags; beside it the page scrolls.
      touchAction: 'none',
      outlineOffset: '-2px',
      _hover: { bg: 'soft', color: 'ink' },
      _disabled: { cursor: 'default', opacity: 0.4 },
    },
    '& > div': { flex: 1, minW: '0' },
  },
})

interface SortableRowProps {
  id: string | number
  moveLabel: string
  isDisabled: boolean | undefined
  children: ReactNode
}

/** Renders one row with its handle for mouse, finger and keyboard. */
export const SortableRow = ({ id, moveLabel, isDisabled, children }: SortableRowProps) => {
  const words = useSortableWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
      disabled: isDisabled,
      attributes: { roleDescription: words.kind },
    })
  return (
    <Root
      ref={setNodeRef}
      data-lifted={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={moveLabel}
        disabled={isDisabled}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <div>{children}</div>
    </Root>
  )
}
