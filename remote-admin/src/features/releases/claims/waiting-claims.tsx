import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import { Bdi, Button, Card, Flex, Heading, Pill, Stack, Text } from '@sufra/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { useRemoteName } from '../remote-name.ts'
import { useOpened } from '../use-opened.ts'
import { VersionName } from '../version-name.tsx'
import { ClaimChangeList } from './claim-change-list.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import type { Decision } from './decide-dialog.tsx'

interface WaitingCardProps {
  approval: ReleaseApproval
  onDecide: (decision: Decision) => void
}

const WaitingCard = ({ approval, onDecide }: WaitingCardProps) => {
  const { t } = useTranslation()
  const remote = useRemoteName()(approval.name)
  const titleId = useId()
  const { version, channel, who, why, at, changes } = approval
  return (
    <Card as="article" aria-labelledby={titleId} p={{ base: '4', sm: '5' }}>
      <Stack gap="3.5">
        <Flex gap="2.5" wrap="wrap" align="center">
          <Heading as="h2" id={titleId} textStyle="md16">
            {t('admin:releases.claims.title', { remote })}
          </Heading>
          <Pill family="pending">{t('admin:releases.versions.waiting')}</Pill>
        </Flex>
        <Text color="muted" textStyle="sm13">
          <VersionName value={version} /> · {t('admin:releases.channel')} <VersionName value={channel} /> ·{' '}
          <Bdi>{who}</Bdi> · <Moment at={at} />
        </Text>
        {why && <Text dir="auto">{why}</Text>}
        <ClaimChangeList changes={changes} />
        <Flex gap="2" wrap="wrap">
          <Button size="sm" onClick={() => onDecide({ approval, isApproved: true })}>
            {t('admin:releases.claims.approve')}
          </Button>
          <Button size="sm" variant="danger" onClick={() => onDecide({ approval, isApproved: false })}>
            {t('admin:releases.claims.refuse')}
          </Button>
        </Flex>
      </Stack>
    </Card>
  )
}

/** Renders versions that claim more than their remote had and await approval; they are not served before. */
export const WaitingClaims = ({ waiting }: { waiting: readonly ReleaseApproval[] }) => {
  const deciding = useOpened<Decision>()
  return (
    <Stack gap="3.5" mb={waiting.length > 0 ? '3.5' : '0'}>
      {waiting.map(approval => (
        <WaitingCard
          key={`${approval.name} ${approval.version}`}
          approval={approval}
          onDecide={deciding.open}
        />
      ))}
      {deciding.value && (
        <DecideDialog
          key={deciding.key}
          isOpen={deciding.isOpen}
          decision={deciding.value}
          onClose={deciding.close}
        />
      )}
    </Stack>
  )
}
