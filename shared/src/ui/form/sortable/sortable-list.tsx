import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { SortableRow } from './sortable-row.tsx'
import { useSortableWords } from './sortable-words.ts'
import { useSorting } from './use-sorting.ts'
import type { Sorting } from './use-sorting.ts'

const List = chakra('ol', { base: { listStyle: 'none', m: '0', p: '0', minW: '0' } })

export interface SortableListProps<Item extends { id: string | number }> extends Sorting<Item> {
  /** Names the list for screen readers. */
  label: string
  renderItem: (item: Item) => ReactNode
  isDisabled?: boolean
}

/** Renders a list that people reorder by mouse, finger or keyboard. Announces each step in the interface language. */
export const SortableList = <Item extends { id: string | number }>(props: SortableListProps<Item>) => {
  const { label, items, nameOf, renderItem, isDisabled } = props
  const words = useSortableWords()
  return (
    <DndContext {...useSorting(props)}>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map(item => (
            <SortableRow
              key={item.id}
              id={item.id}
              moveLabel={words.move.replace('{name}', () => nameOf(item))}
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
