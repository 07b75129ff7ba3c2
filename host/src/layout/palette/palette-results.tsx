import { createSearch } from '@sufra/shared/search'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupChips } from './group-chips.tsx'
import { LineItem } from './line-item.tsx'
import { GROUPS } from './lines/palette-line.ts'
import type { Group, PaletteLine } from './lines/palette-line.ts'
import { useBranchLines } from './lines/use-branch-lines.ts'
import { useFoundLines } from './lines/use-found-lines.tsx'
import { useOwnLines } from './lines/use-own-lines.ts'
import { PaletteFoot } from './palette-foot.tsx'

/** Number of lines per group while all groups are shown. */
const AT_FIRST = 4

interface LineGroup {
  group: Group
  lines: PaletteLine[]
  /** Number of further lines when the group is shown alone. */
  more: number
}

/** Returns the lines with matching names, best first; without a search all lines. */
const matchingLines = (lines: readonly PaletteLine[], search: string): PaletteLine[] => {
  const places = createSearch(lines.map(({ name }) => name))(search)
  return places.flatMap(place => lines[place] ?? [])
}

/** Groups the lines: a few of each group, or all of the chosen one. */
const groupLines = (lines: readonly PaletteLine[], chosen: Group | 'all'): LineGroup[] =>
  GROUPS.filter(group => chosen === 'all' || chosen === group).flatMap(group => {
    const own = lines.filter(line => line.group === group)
    const shown = chosen === 'all' ? own.slice(0, AT_FIRST) : own
    return own.length > 0 ? [{ group, lines: shown, more: own.length - shown.length }] : []
  })

interface PaletteResultsProps {
  /** Current text of the box: screens and actions follow every letter. */
  typed: string
  /** Text before the last pause, for the search on the server. */
  search: string
  onRun: (line: PaletteLine) => void
}

const Nothing = ({ typed, isSearching }: { typed: string; isSearching: boolean }) => {
  const { t } = useTranslation('palette')
  return <p role="status">{isSearching ? t('searching') : t('nothing', { search: typed })}</p>
}

/** The matching lines, by kind. */
export const PaletteResults = ({ typed, search, onRun }: PaletteResultsProps) => {
  const { t } = useTranslation('palette')
  const [chosen, setChosen] = useState<Group | 'all'>('all')
  const own = useOwnLines()
  const ofBranches = useBranchLines()
  const found = useFoundLines(search)
  // Each branch has several lines, so they appear only with a search.
  const local = typed === '' ? own : [...own, ...ofBranches]
  // Enter must not run an action on a result of another search.
  const isFresh = search === typed && !found.isOld
  const fromServer = isFresh ? found.lines : matchingLines(found.lines, typed)
  const lines = [...(typed === '' ? [] : fromServer), ...matchingLines(local, typed)]
  const present = groupLines(lines, 'all').map(({ group }) => group)
  const looked = chosen !== 'all' && present.includes(chosen) ? chosen : 'all'
  const groups = groupLines(lines, looked)
  const isSearching = found.isSearching || search !== typed
  return (
    <>
      <GroupChips lines={lines} groups={present} chosen={looked} onChange={setChosen} />
      <Command.List label={t('results')}>
        {lines.length === 0 && <Nothing typed={typed} isSearching={isSearching} />}
        {groups.map(({ group, lines: shown, more }) => (
          <Command.Group key={group} heading={t(`groups.${group}`)}>
            {shown.map(line => (
              <LineItem key={line.id} line={line} typed={typed} onRun={onRun} />
            ))}
            {more > 0 && (
              <Command.Item value={`more-${group}`} onSelect={() => setChosen(group)} data-more="">
                {t('more', { count: more })}
              </Command.Item>
            )}
          </Command.Group>
        ))}
      </Command.List>
      <PaletteFoot hasFailed={found.hasFailed} />
    </>
  )
}
