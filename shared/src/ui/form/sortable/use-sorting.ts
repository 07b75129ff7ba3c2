import { KeyboardSensor, MouseSensor, TouchSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useSortableWords } from './sortable-words.ts'

export interface Sorting<Item extends { id: string | number }> {
  items: readonly Item[]
  /** Called with all items in their new order. */
  onChange: (items: Item[]) => void
  /** Returns the name of an item for the announcements. */
  nameOf: (item: Item) => string
}

const useAnnouncements = <Item extends { id: string | number }>({
  items,
  nameOf,
}: Pick<Sorting<Item>, 'items' | 'nameOf'>): Announcements => {
  const words = useSortableWords()
  const say = (text: string, id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const moved = items.find(item => item.id === id)
    if (!moved) return undefined
    return text
      .replace('{name}', () => nameOf(moved))
      .replace('{place}', String(items.findIndex(item => item.id === over) + 1))
      .replace('{count}', String(items.length))
  }
  const isUnderWay = useRef(false)
  return {
    onDragStart: ({ active }) => {
      isUnderWay.current = false
      return say(words.lifted, active.id)
    },
    onDragOver: ({ active, over }) => {
      // A lifted item lies over its own place first; announcing that would interrupt the previous announcement.
      if (!over || (over.id === active.id && !isUnderWay.current)) return undefined
      isUnderWay.current = true
      return say(words.over, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id),
  }
}

/** Returns the settings of dnd-kit's context: sensors for mouse, finger and keys, and the announcements. */
export const useSorting = <Item extends { id: string | number }>({
  items,
  onChange,
  nameOf,
}: Sorting<Item>) => {
  const words = useSortableWords()
  const announcements = useAnnouncements({ items, nameOf })
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleEnd = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: UniqueIdentifier) => items.findIndex(item => item.id === id)
    if (over && over.id !== active.id) onChange(arrayMove([...items], placeOf(active.id), placeOf(over.id)))
  }
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: words.how } },
    onDragEnd: handleEnd,
  }
}
