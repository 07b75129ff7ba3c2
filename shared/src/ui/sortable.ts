/** Lists that people sort, in a chunk of their own: dnd-kit comes with it. */
export { SortableList } from './form/sortable/sortable-list.tsx'
export type { SortableListProps } from './form/sortable/sortable-list.tsx'
