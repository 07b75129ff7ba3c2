import { chakra } from '@sufra/shared/ui'
import type { SortArea, SortAreaProps, SortGrip, SortGripProps } from '@sufra/shared/ui/sortable'
import { GripVertical } from 'lucide-react'
import { createContext, useContext } from 'react'

/** What lists are sorted with. */
export interface SortingParts {
  SortArea: typeof SortArea
  SortGrip: typeof SortGrip
}

/** Null until it has come: a menu can be read, searched and changed before. */
export const Sorting = createContext<SortingParts | null>(null)

// As large as the grip, so that nothing moves when that comes.
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

/** `SortArea`, once it has come; what it stands around is there before. */
export const Sortable = <Item extends { id: string | number }>({
  children,
  ...area
}: SortAreaProps<Item>) => {
  const parts = useContext(Sorting)
  return parts ? <parts.SortArea {...area}>{children}</parts.SortArea> : children
}

/** `SortGrip`, and the look of one until it has come. */
export const Grip = (grip: SortGripProps) => {
  const parts = useContext(Sorting)
  if (parts) return <parts.SortGrip {...grip} />
  return (
    <Waiting aria-hidden>
      <GripVertical size={16} strokeWidth={1.75} />
    </Waiting>
  )
}
