import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { SortableRow } from './sortable-row.tsx'
import { useSortableWords } from './sortable-words.ts'

const List = chakra('ol', { base: { listStyle: 'none', m: '0', p: '0', minW: '0' } })

export interface SortableListProps<Item extends { id: string | number }> {
  /** Names the list for screen readers. */
  label: string
  items: readonly Item[]
  /** Called with all items in their new order. */
  onChange: (items: Item[]) => void
  /** What the item is called when it is moved. */
  nameOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  isDisabled?: boolean
}

const useAnnouncements = <Item extends { id: string | number }>({
  items,
  nameOf,
}: Pick<SortableListProps<Item>, 'items' | 'nameOf'>): Announcements => {
  const words = useSortableWords()
  const say = (text: string, id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const moved = items.find(item => item.id === id)
    if (!moved) return undefined
    return text
      .replace('{name}', nameOf(moved))
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
      // What was just lifted lies over its own place: that would be said over the other.
      if (!over || (over.id === active.id && !isUnderWay.current)) return undefined
      isUnderWay.current = true
      return say(words.over, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => say(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(words.cancelled, active.id),
  }
}

/** A list whose order people change, by mouse, finger or keyboard; each step is read aloud in the interface language. */
export const SortableList = <Item extends { id: string | number }>(props: SortableListProps<Item>) => {
  const { label, items, onChange, nameOf, renderItem, isDisabled } = props
  const words = useSortableWords()
  const announcements = useAnnouncements(props)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleEnd = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: UniqueIdentifier) => items.findIndex(item => item.id === id)
    if (over && over.id !== active.id) onChange(arrayMove([...items], placeOf(active.id), placeOf(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
      onDragEnd={handleEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map(item => (
            <SortableRow
              key={item.id}
              id={item.id}
              moveLabel={words.move.replace('{name}', nameOf(item))}
              isDisabled={isDisabled}
            >
              {renderItem(item)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  )
}
