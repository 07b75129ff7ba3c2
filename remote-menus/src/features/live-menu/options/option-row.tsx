import { useFormat } from '@sufra/shared/i18n'
import { Button, Money, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useMenuClock } from '../availability/menu-clock.ts'
import type { SnoozeChoice } from '../availability/snooze-choices.ts'
import { timeLeft } from '../card/time-left.ts'
import { useReadName } from '../place/read-name.ts'
import type { GroupOption } from './option-groups.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'row',
    px: '3.5',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > div': { flex: 1, minW: '0', overflowWrap: 'anywhere' },
    '& > div > p': { color: 'muted', textStyle: 'sm13' },
    '&[data-snoozed] bdi': { color: 'muted' },
    '&[data-snoozed] > div > p': { color: 'pending', fontWeight: 'medium' },
  },
})

interface OptionRowProps {
  option: GroupOption
  /** expected state while a save is pending */
  willBeAvailable: boolean | undefined
  onSnooze: (choice: SnoozeChoice) => void
  onActivate: () => void
}

const Left = ({ until }: { until: string | null }) => {
  const { t } = useTranslation()
  return <p>{timeLeft(until, { now: useMenuClock(), format: useFormat(), t })}</p>
}

/** One option: its state and the button to change it. */
export const OptionRow = ({ option, willBeAvailable, onSnooze, onActivate }: OptionRowProps) => {
  const { t } = useTranslation()
  const name = useReadName()(option.name)
  const isAvailable = willBeAvailable ?? option.isAvailable
  const isSaving = willBeAvailable !== undefined
  return (
    <Root role="group" aria-label={name} data-snoozed={isAvailable ? undefined : ''}>
      <div>
        <bdi>{name}</bdi>
        {isAvailable ? (
          option.price > 0 && (
            <p>
              + <Money value={option.price} />
            </p>
          )
        ) : (
          <Left until={option.isAvailable ? null : option.snoozedUntil} />
        )}
      </div>
      {option.isAvailable ? (
        <SnoozeMenu
          label={t('menus:snooze.label', { name })}
          text={t('menus:snooze.option')}
          isSaving={isSaving}
          onChoose={onSnooze}
        />
      ) : (
        <Button size="sm" variant="solid" isLoading={isSaving} onClick={onActivate}>
          {t('menus:card.activate')}
        </Button>
      )}
    </Root>
  )
}
