import type { ReactNode } from 'react'

/** The kinds of lines, in the order in which they stand. */
export const GROUPS = ['actions', 'products', 'orders', 'merchants', 'screens'] as const
export type Group = (typeof GROUPS)[number]

/** One line of the palette, whoever contributes it. */
export interface PaletteLine {
  id: string
  group: Group
  /** Name in the icon set. */
  icon: string
  /** Its name in both languages; searched in both, shown in the one of the interface with the other beside it. */
  name: Record<'ar' | 'en', string>
  /** A picture in place of the icon. */
  pictureUrl?: string | null
  detail?: ReactNode
  end?: ReactNode
  /** What opens it without the palette, key after key. */
  keys?: readonly string[]
  run: () => void
}
