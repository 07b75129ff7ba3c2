import { Button, IconButton, Num, chakra } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/cards'
import type { TFunction } from 'i18next'
import { Check, ListChecks, Moon, X } from 'lucide-react'
import { SNOOZE_CHOICES } from '../availability/snooze-choices.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'

const Root = chakra('div', {
  base: {
    position: 'sticky',
    top: '2',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '4',
    ps: '4',
    pe: '2',
    py: '1.5',
    bg: 'primary.soft',
    color: 'primary.hover',
    borderRadius: 'well',
    boxShadow: 'card',
    '& > p': { flex: 1, minW: 'max-content', fontWeight: 'semibold' },
    // On a phone the cancel button is in the first of two rows.
    '& > :not(p, :last-child)': { order: { smDown: 1 } },
  },
})

interface SelectionBarProps {
  count: number
  onSnooze: (choice: SnoozeChoice) => void
  /** Opens the dialog for a custom end. */
  onAskEnd: () => void
  onActivate: () => void
  /** Selects all cards that match tab and search. */
  onPickShown: () => void
  onStop: () => void
  t: TFunction
}

/** Actions for the selected cards. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { count, onSnooze, onAskEnd, onActivate, onPickShown, onStop, t } = props
  const label = t('menus:liveMenu.snoozeUntil')
  const ends = SNOOZE_CHOICES.map(choice => ({
    id: choice,
    label: t(`menus:snooze.${choice}`),
    onSelect: () => onSnooze(choice),
  }))
  const ownEnd = { id: 'until', label: t('menus:bulk.end.until'), onSelect: onAskEnd }
  const snooze = (
    <Button size="sm" variant="solid" icon={<Moon size={16} aria-hidden />} disabled={count === 0}>
      {label}
    </Button>
  )
  return (
    <Root role="region" aria-label={t('menus:liveMenu.picked')}>
      <p role="status">
        {t('menus:liveMenu.picked')}: <Num value={count} />
      </p>
      <Button size="sm" variant="ghost" icon={<ListChecks size={16} aria-hidden />} onClick={onPickShown}>
        {t('menus:liveMenu.pickShown')}
      </Button>
      <Menu label={label} items={[...ends, ownEnd]} trigger={snooze} />
      <Button
        size="sm"
        variant="outline"
        icon={<Check size={16} aria-hidden />}
        disabled={count === 0}
        onClick={onActivate}
      >
        {t('menus:card.activate')}
      </Button>
      <IconButton
        size="sm"
        label={t('menus:liveMenu.pickDone')}
        icon={<X size={18} aria-hidden />}
        onClick={onStop}
      />
    </Root>
  )
}
