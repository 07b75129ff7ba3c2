import { Pill, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useReadName } from '../place/read-name.ts'
import { optionKey } from './option-calls.ts'
import type { OptionCalls } from './option-calls.ts'
import type { OptionGroup } from './option-groups.ts'
import { OptionRow } from './option-row.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

const Root = chakra('section', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', p: '3', ps: '3.5' },
    '& > header > div': { flex: 1, minW: '40' },
    '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& header p': { color: 'muted', textStyle: 'sm13' },
  },
})

/** One group with its options and buttons for all of them. */
export const OptionGroupCard = ({ group, calls }: { group: OptionGroup; calls: OptionCalls }) => {
  const { t } = useTranslation()
  const readName = useReadName()
  const { options, productCount, isRequired } = group
  const name = readName(group.name)
  // Options that are off until activated are not changed.
  const wakeable = options.filter(({ isAvailable, snoozedUntil }) => isAvailable || snoozedUntil !== null)
  return (
    <Root aria-label={name}>
      <header>
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {productCount !== null && <p>{t('menus:snooze.reaches', { count: productCount })}</p>}
        </div>
        {isRequired && <Pill family="neutral">{t('menus:snooze.required')}</Pill>}
        <SnoozeMenu
          label={t('menus:snooze.allOf', { name })}
          text={t('menus:snooze.all')}
          isDisabled={wakeable.length === 0}
          onChoose={choice => void calls.snooze({ group, options: wakeable }, choice)}
        />
      </header>
      {options.map(option => (
        <OptionRow
          key={option.id}
          option={option}
          willBeAvailable={calls.saving.get(optionKey(group, option))}
          onSnooze={choice => void calls.snooze({ group, options: [option] }, choice)}
          onActivate={() => void calls.activate({ group, options: [option] })}
        />
      ))}
    </Root>
  )
}
