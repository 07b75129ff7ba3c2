import { Num, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { Group, PaletteLine } from './lines/palette-line.ts'

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3.5',
    py: '2.5',
    overflowX: 'auto',
    flexShrink: 0,
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flexShrink: 0,
      minH: '8',
      px: '3',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'pill',
      textStyle: 'sm13',
      fontWeight: 'medium',
      '& > span': { color: 'muted' },
      '&[aria-pressed=true]': { bg: 'primary.soft', borderColor: 'primary.soft', color: 'primary.hover' },
      '@media (pointer: coarse)': { minH: 'touch' },
    },
  },
})

interface GroupChipsProps {
  lines: readonly PaletteLine[]
  groups: readonly Group[]
  chosen: Group | 'all'
  onChange: (group: Group | 'all') => void
}

/** Chooses all kinds of lines or one. */
export const GroupChips = ({ lines, groups, chosen, onChange }: GroupChipsProps) => {
  const { t } = useTranslation('palette')
  if (groups.length < 2) return null
  const countOf = (group: Group | 'all') =>
    group === 'all' ? lines.length : lines.filter(line => line.group === group).length
  return (
    <Row role="group" aria-label={t('kinds')}>
      {(['all', ...groups] as const).map(group => (
        <button
          key={group}
          type="button"
          aria-pressed={group === chosen}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onChange(group)}
        >
          {t(`groups.${group}`)} <Num value={String(countOf(group))} />
        </button>
      ))}
    </Row>
  )
}
