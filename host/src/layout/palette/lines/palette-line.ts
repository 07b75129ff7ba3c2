import type { ReactNode } from 'react'

/** Kinds of lines, in order of display. */
export const GROUPS = ['actions', 'products', 'orders', 'merchants', 'screens'] as const
export type Group = (typeof GROUPS)[number]

/** A line of the palette, from the host or a remote. */
export interface PaletteLine {
  id: string
  group: Group
  /** Name in the icon set. */
  icon: string
  /** Name in both languages. Both are searched; the interface language is shown with the other beside it. */
  name: Record<'ar' | 'en', string>
  /** Picture in place of the icon. */
  pictureUrl?: string | null
  detail?: ReactNode
  end?: ReactNode
  /** Shortcut without the palette, key by key. */
  keys?: readonly string[]
  run: () => void
}
