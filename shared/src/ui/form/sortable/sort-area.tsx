import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useSorting } from './use-sorting.ts'
import type { Sorting } from './use-sorting.ts'

export interface SortAreaProps<Item extends { id: string | number }> extends Sorting<Item> {
  /** A table or a list whose rows each contain a `SortGrip`. Areas can be nested, for the levels of a tree. */
  children: ReactNode
}

/** Makes the rows of an existing table or list sortable, by mouse, finger and keyboard. */
export const SortArea = <Item extends { id: string | number }>(props: SortAreaProps<Item>) => (
  <DndContext {...useSorting(props)}>
    <SortableContext items={props.items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      {props.children}
    </SortableContext>
  </DndContext>
)
