import { createSearch } from '@sufra/shared/search'
import { GROUPS } from './palette-line.ts'
import type { Group, PaletteLine } from './palette-line.ts'

/** So many lines of a group stand beside those of the others. */
const AT_FIRST = 4

export interface LineGroup {
  group: Group
  lines: PaletteLine[]
  /** How many more there are when the group is looked at alone. */
  more: number
}

/** The lines whose names match, best first; without a search all of them. */
export const matchingLines = (lines: readonly PaletteLine[], search: string): PaletteLine[] => {
  const places = createSearch(lines.map(({ name }) => name))(search)
  return places.flatMap(place => lines[place] ?? [])
}

/** Lines by group: a few of each, or all of the one that is looked at. */
export const groupLines = (lines: readonly PaletteLine[], chosen: Group | 'all'): LineGroup[] =>
  GROUPS.filter(group => chosen === 'all' || chosen === group).flatMap(group => {
    const own = lines.filter(line => line.group === group)
    const shown = chosen === 'all' ? own.slice(0, AT_FIRST) : own
    return own.length > 0 ? [{ group, lines: shown, more: own.length - shown.length }] : []
  })
