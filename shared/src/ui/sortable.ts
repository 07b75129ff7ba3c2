/** Sortable lists, in a chunk of their own, which contains dnd-kit. */
export { SortableList } from './form/sortable/sortable-list.tsx'
export type { SortableListProps } from './form/sortable/sortable-list.tsx'
export { SortArea } from './form/sortable/sort-area.tsx'
export type { SortAreaProps } from './form/sortable/sort-area.tsx'
export { SortGrip } from './form/sortable/sort-grip.tsx'
export type { SortGripProps } from './form/sortable/sort-grip.tsx'
