import { Box, Card, Flex, Pill, Stack, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { Code } from '#src/bidi-text/code.tsx'
import { OverrideForm } from './override-form.tsx'
import { Phases } from './phases.tsx'
import { RemoteActions } from './remote-actions.tsx'
import { RemoteDetails } from './remote-details.tsx'
import type { RemoteFacts } from './remote-facts.ts'

/** Lists a remote's changes to the page outside its own place. */
const LeakNote = ({ reach }: { reach: string[] }) => {
  const { t } = useTranslation('inspector')
  if (reach.length === 0) return null
  return (
    <Box borderStartWidth="3px" borderColor="disabled" ps="3" textStyle="xs12">
      <Text textStyle="xs12" fontWeight="semibold" color="disabled">
        {t('reach.title')}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {reach.map(each => (
          <Box as="li" key={each}>
            <Code>{each}</Code>
          </Box>
        ))}
      </Stack>
      <Text textStyle="xs12" color="muted">
        {t('reach.detail')}
      </Text>
    </Box>
  )
}

const isWaiting = ({ running, chosen }: RemoteFacts): boolean =>
  running !== null && chosen !== null && running.version !== chosen.version.version

/** Explains why this version runs. */
const ChoiceLine = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { chosen, running, inTab, state } = remote
  const choice = running?.choice ?? chosen?.choice
  const insteadOf = chosen?.insteadOf
  return (
    <Text color="muted" textStyle="sm13">
      {inTab.off ? t('why.offInTab') : state.phase === 'disabled' && t('why.offByOperator')}
      {state.phase !== 'disabled' && (choice ? t(`why.${choice}`) : t('why.unreleased'))}{' '}
      {choice === 'canary' && chosen && <Code>{chosen.why}</Code>}
      {insteadOf && (
        <>
          {t('why.insteadOf')} <Code>{`${insteadOf.version} · ${insteadOf.code}`}</Code>
        </>
      )}
      {isWaiting(remote) && (
        <>
          {' '}
          {t('why.waiting')} <Code>{chosen?.version.version}</Code>
        </>
      )}
    </Text>
  )
}

const FAMILIES: Record<RemoteState['phase'], PillFamily> = {
  idle: 'neutral',
  loading: 'pending',
  ready: 'active',
  failed: 'disabled',
  disabled: 'neutral',
}

/** Null while nothing of the remote is in the page. */
const versionShown = ({ running, chosen }: RemoteFacts): string | null =>
  running?.version ?? chosen?.version.version ?? null

/** One remote: the running version and its reason, load times and other versions. */
export const RemoteCard = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { name, state } = remote
  const version = versionShown(remote)
  return (
    <Card as="section" aria-label={name} p="4">
      <Stack gap="3">
        <div>
          <Flex alignItems="center" justifyContent="space-between" gap="3">
            <Text textStyle="lg15" fontWeight="semibold">
              <Code>{name}</Code>
            </Text>
            <Pill family={FAMILIES[state.phase]}>{t(`phases.${state.phase}`)}</Pill>
          </Flex>
          {version !== null && (
            <Box textStyle="sm13">
              <Code>{version}</Code>
            </Box>
          )}
          <ChoiceLine remote={remote} />
        </div>
        <LeakNote reach={remote.reach} />
        <Phases name={name} />
        <RemoteActions remote={remote} />
        <OverrideForm name={name} url={remote.override?.url ?? ''} />
        <RemoteDetails remote={remote} />
      </Stack>
    </Card>
  )
}
