import { Box, Card, Flex, Pill, Stack, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { ChoiceLine } from './choice-line.tsx'
import { Code } from '#src/bidi-text/code.tsx'
import { OverrideForm } from './override-form.tsx'
import { Phases } from './phases.tsx'
import { RemoteActions } from './remote-actions.tsx'
import { RemoteDetails } from './remote-details.tsx'
import { LeakNote } from './leak-note.tsx'
import type { RemoteFacts } from './remote-facts.ts'

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
