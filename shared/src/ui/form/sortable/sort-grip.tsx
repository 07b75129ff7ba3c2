import { useSortable } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { GripVertical } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useSortableWords } from './sortable-words.ts'

const Grip = chakra('button', {
  base: {
    // Above the link that covers the whole row.
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '7',
    h: 'tool',
    color: 'muted',
    borderRadius: 'control',
    cursor: 'grab',
    // A finger on the grip drags; beside it the page scrolls.
    touchAction: 'none',
    outlineOffset: '-2px',
    _hover: { bg: 'soft', color: 'ink' },
    '@media (pointer: coarse)': { w: 'tool', h: 'touch' },
  },
})

export interface SortGripProps {
  /** Id of the row's item in the surrounding `SortArea`. */
  id: string | number
  /** Name of the item. */
  name: string
}

/** Renders the handle that moves its table row or list item, inside a `SortArea`. */
export const SortGrip = ({ id, name }: SortGripProps) => {
  const words = useSortableWords()
  const grip = useRef<HTMLButtonElement>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: words.kind } })

  useLayoutEffect(() => {
    setActivatorNodeRef(grip.current)
    setNodeRef(grip.current?.closest<HTMLElement>('tr, li') ?? null)
    return () => setNodeRef(null)
  }, [setNodeRef, setActivatorNodeRef])

  // A finger does not focus the grip. The focus keeps the row of a long table rendered, however far it is dragged.
  useLayoutEffect(() => {
    if (isDragging) grip.current?.focus({ preventScroll: true })
  }, [isDragging])

  const y = transform?.y
  useLayoutEffect(() => {
    const row = grip.current?.closest<HTMLElement>('tr, li')
    if (!row) return
    row.style.transform = y === undefined ? '' : `translateY(${y}px)`
    row.style.transition = transition ?? ''
    row.toggleAttribute('data-lifted', isDragging)
  }, [y, transition, isDragging])

  const label = words.move.replace('{name}', () => name)
  return (
    <Grip type="button" ref={grip} {...attributes} {...listeners} aria-label={label} title={label}>
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </Grip>
  )
}
