import type { BranchOverview } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Bdi, Box, Card, Checkbox, Flex, Stack, VisuallyHidden, chakra, Pill } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { BRANCH_FAMILY } from '#src/merchant/branch-state.ts'
import { StateButtons } from '../state/state-buttons.tsx'
import type { StateChangeRequest } from '../state/state-buttons.tsx'
import { useInstantText } from '../use-instant-text.ts'
import { ChannelCells } from './channel-cells.tsx'
import { DayBar } from './day-bar.tsx'
import { useStateNote } from './state-note.ts'

/** State of a branch and its end. */
const StatePill = ({ branch }: { branch: Branch }) => {
  const { t } = useTranslation('branches')
  const when = useInstantText()
  const { state, stateUntil, busyMinutes } = branch
  const until = stateUntil ? when(stateUntil) : ''
  const text =
    state === 'Open' || state === 'Disabled'
      ? t(`host:branchState.${state}`)
      : t(`pill.${state}${stateUntil ? '' : 'Open'}`, { until, minutes: busyMinutes ?? 0 })
  return <Pill family={BRANCH_FAMILY[state]}>{text}</Pill>
}

export type CardRequest = { kind: 'hours' | 'edit' | 'switch' | 'delete'; branch: BranchOverview }

export interface BranchCardProps {
  branch: BranchOverview
  now: number
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  set: (request: SetStatusRequest) => void
  isPending: boolean
  onMore: (asked: StateChangeRequest) => void
  onRequest: (request: CardRequest) => void
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    '& > div:nth-of-type(1)': { flex: 1, minW: '0' },
    '& h2': { textStyle: 'lg15', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    smDown: { flexWrap: 'wrap', '& > div:nth-of-type(1)': { flexBasis: '70%' } },
  },
})

const useMenuItems = ({ branch, onRequest }: Pick<BranchCardProps, 'branch' | 'onRequest'>) => {
  const { t } = useTranslation('branches')
  const canManage = useCan('branches.manage')
  const canHours = useCan('branches.hours')
  const item = (kind: CardRequest['kind'], label: string) => ({
    id: kind,
    label,
    onSelect: () => onRequest({ kind, branch }),
  })
  return [
    ...(canHours || canManage ? [item('hours', t('menu.hours'))] : []),
    ...(canManage
      ? [
          item('edit', t('menu.edit')),
          item('switch', t(branch.isActive ? 'menu.disable' : 'menu.enable')),
          { ...item('delete', t('menu.delete')), isDanger: true, beginsGroup: true },
        ]
      : []),
  ]
}

const Facts = ({ branch }: { branch: BranchOverview }) => {
  const { district, address, phone } = branch
  const place = [district, address].filter(Boolean).join(' · ')
  return (
    <Box textStyle="sm13" color="muted">
      {place && <Bdi>{place}</Bdi>}
      {place && phone && ' · '}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </Box>
  )
}

/** One branch: state, platforms, hours of the day and actions. */
export const BranchCard = (props: BranchCardProps) => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const { branch, now, isSelected, onSelect } = props
  const canState = useCan('branches.state')
  const items = useMenuItems(props)
  const note = useStateNote()(branch, now)
  const name = inLanguage(branch.name, language)
  const hasMismatch = branch.channels.some(({ isMismatch }) => isMismatch)
  return (
    <Card as="article" aria-label={name} p="4" borderColor={hasMismatch ? 'disabled' : undefined}>
      <Stack gap="3">
        <Head>
          {canState && (
            <Checkbox
              label={<VisuallyHidden>{t('select', { name })}</VisuallyHidden>}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          )}
          <div>
            <Flex alignItems="center" flexWrap="wrap" columnGap="2.5" rowGap="1">
              <h2>
                <bdi>{name}</bdi>
              </h2>
              <StatePill branch={branch} />
            </Flex>
            <Facts branch={branch} />
          </div>
          <Flex gap="2" alignItems="center" flexWrap="wrap">
            {canState && <StateButtons {...props} branches={[branch]} />}
            {items.length > 0 && <Menu label={t('menu.of', { name })} items={items} />}
          </Flex>
        </Head>
        <ChannelCells branch={branch} now={now} set={props.set} />
        <DayBar branch={branch} now={now} note={note} />
      </Stack>
    </Card>
  )
}
