import { createSearch } from '@sufra/shared/search'
import { GROUPS } from './palette-line.ts'
import type { Group, PaletteLine } from './palette-line.ts'

/** Number of lines per group while all groups are shown. */
const AT_FIRST = 4

export interface LineGroup {
  group: Group
  lines: PaletteLine[]
  /** Number of further lines when the group is shown alone. */
  more: number
}

/** Returns the lines with matching names, best first; without a search all lines. */
export const matchingLines = (lines: readonly PaletteLine[], search: string): PaletteLine[] => {
  const places = createSearch(lines.map(({ name }) => name))(search)
  return places.flatMap(place => lines[place] ?? [])
}

/** Groups the lines: a few of each group, or all of the chosen one. */
export const groupLines = (lines: readonly PaletteLine[], chosen: Group | 'all'): LineGroup[] =>
  GROUPS.filter(group => chosen === 'all' || chosen === group).flatMap(group => {
    const own = lines.filter(line => line.group === group)
    const shown = chosen === 'all' ? own.slice(0, AT_FIRST) : own
    return own.length > 0 ? [{ group, lines: shown, more: own.length - shown.length }] : []
  })
