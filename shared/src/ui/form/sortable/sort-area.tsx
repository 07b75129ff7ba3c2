import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useSorting } from './use-sorting.ts'
import type { Sorting } from './use-sorting.ts'

export interface SortAreaProps<Item extends { id: string | number }> extends Sorting<Item> {
  /** A table or a list whose rows each hold a `SortGrip`. Areas may lie in each other, as the levels of a tree do. */
  children: ReactNode
}

/** Makes the rows of a table or of a list that stands already sortable, by mouse, finger and keyboard. */
export const SortArea = <Item extends { id: string | number }>(props: SortAreaProps<Item>) => (
  <DndContext {...useSorting(props)}>
    <SortableContext items={props.items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      {props.children}
    </SortableContext>
  </DndContext>
)
