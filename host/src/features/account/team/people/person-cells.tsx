import { inLanguage } from '@sufra/shared/contracts/text'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useSession } from '@sufra/shared/session'
import { Flex, Pill, Text, chakra } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { STATE_FAMILY, personState, roundDuration } from '../person/person-state.ts'

const You = chakra('span', { base: { color: 'muted', textStyle: 'xs12', fontWeight: 'normal' } })

// Long names and addresses break, so that the row's menu stays inside the table.
const Limited = chakra('bdi', {
  base: { display: 'block', maxW: '11.5rem', smDown: { maxW: 'calc(100vw - 10rem)' } },
})

const RoleName = chakra('bdi', { base: { maxW: '8.5rem', whiteSpace: 'normal' } })

const When = chakra('time', { base: { whiteSpace: 'nowrap' } })

interface CellProps {
  person: TeamMember
}

/** Name and e-mail; marks the signed-in person. */
export const PersonCell = ({ person: { id, name, email } }: CellProps) => {
  const { t } = useTranslation('team')
  const isOneself = useSession(state => state.user?.Id === id)
  return (
    <Identity
      mark={name.slice(0, 1)}
      name={
        <Flex as="span" align="baseline" gap="1.5">
          <Limited>{name}</Limited>
          {isOneself && <You>{t('you')}</You>}
        </Flex>
      }
      detail={<Limited dir="ltr">{email}</Limited>}
    />
  )
}

/** The role; a custom one may have a long name. */
export const RoleCell = ({ person: { roleName } }: CellProps) => {
  const { language } = useLanguage()
  const name = inLanguage(roleName, language)
  return (
    <Pill family="neutral" icon={<></>}>
      <RoleName>{name}</RoleName>
    </Pill>
  )
}

const SHOWN_BRANCHES = 2
// Minimum width, so that a full table does not squeeze it to one word per line.
const BranchNames = chakra('span', {
  base: { display: 'inline-block', minW: '6.5rem', mdDown: { minW: '0' } },
})

/** Branches of a limited person; the complete list is in the tooltip and for screen readers. */
export const BranchesCell = ({ person: { branchNames } }: CellProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  if (branchNames.length === 0)
    return (
      <Text as="span" color="muted">
        {t('allBranches')}
      </Text>
    )
  const names = branchNames.map(name => inLanguage(name, language))
  const more = names.length - SHOWN_BRANCHES
  return (
    <BranchNames title={names.join(t('comma'))}>
      {names.slice(0, SHOWN_BRANCHES).join(t('comma'))}
      {more > 0 && ` ${t('moreBranches', { count: more })}`}
    </BranchNames>
  )
}

interface TimedCellProps extends CellProps {
  now: number
}

const MONTH = 30 * 86_400_000

/** Last visit: "3 days ago", and the date after a month. */
export const LastSeenCell = ({ person: { lastLoginAt }, now }: TimedCellProps) => {
  const { t } = useTranslation('team')
  const format = useFormat()
  if (!lastLoginAt)
    return (
      <Text as="span" color="muted">
        {t('neverSeen')}
      </Text>
    )
  const past = now - Date.parse(lastLoginAt)
  const isNow = past < 60_000
  return (
    <When dateTime={lastLoginAt} title={format.dateTime(lastLoginAt)}>
      {isNow ? t('justNow') : past < MONTH ? format.ago(roundDuration(past)) : format.shortDate(lastLoginAt)}
    </When>
  )
}

/** A pill with a quiet line below. */
export const Lines = chakra('span', {
  base: {
    display: 'inline-grid',
    justifyItems: 'start',
    gap: '0.5',
    mdDown: { justifyItems: 'end', textAlign: 'end' },
    '& > small': { color: 'muted', textStyle: 'xs12', maxW: '11rem' },
  },
})

/** State: active, invited (with the remaining time), invitation expired, deactivated. */
export const StateCell = ({ person, now }: TimedCellProps) => {
  const { t } = useTranslation('team')
  const format = useFormat()
  const state = personState(person, now)
  const left = person.inviteExpiresAt ? Date.parse(person.inviteExpiresAt) - now : 0
  return (
    <Lines>
      <Pill family={STATE_FAMILY[state]}>{t(`state.${state}`)}</Pill>
      {state === 'invited' && (
        <small>{t('expiresIn', { duration: format.duration(roundDuration(left)) })}</small>
      )}
    </Lines>
  )
}
