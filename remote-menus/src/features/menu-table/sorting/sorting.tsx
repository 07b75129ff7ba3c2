import { chakra } from '@sufra/shared/ui'
import type { SortArea, SortAreaProps, SortGrip, SortGripProps } from '@sufra/shared/ui/sortable'
import { GripVertical } from 'lucide-react'
import { createContext, useContext } from 'react'

/** Components of the drag-and-drop library. */
export interface SortingParts {
  SortArea: typeof SortArea
  SortGrip: typeof SortGrip
}

/** Null until the library is loaded; the menu can be read, searched and changed before. */
export const Sorting = createContext<SortingParts | null>(null)

// Same size as the grip, so that nothing moves when it loads.
const Waiting = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '7',
    h: 'tool',
    color: 'muted',
    '@media (pointer: coarse)': { w: 'tool', h: 'touch' },
  },
})

/** `SortArea` once it is loaded; the children render before that too. */
export const Sortable = <Item extends { id: string | number }>({
  children,
  ...area
}: SortAreaProps<Item>) => {
  const parts = useContext(Sorting)
  return parts ? <parts.SortArea {...area}>{children}</parts.SortArea> : children
}

/** `SortGrip`, or a placeholder of the same look until it is loaded. */
export const Grip = (grip: SortGripProps) => {
  const parts = useContext(Sorting)
  if (parts) return <parts.SortGrip {...grip} />
  return (
    <Waiting aria-hidden>
      <GripVertical size={16} strokeWidth={1.75} />
    </Waiting>
  )
}
