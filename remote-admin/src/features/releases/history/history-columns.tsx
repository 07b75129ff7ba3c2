import type { ReleaseChange, ReleaseUpload } from '@sufra/shared/contracts/release-control'
import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Bdi, DirectionalIcon, Flex, Pill, Stack, Text, VisuallyHidden } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ClaimChangeList } from '../claims/claim-change-list.tsx'
import { kilobytesText } from '../figures.ts'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { whatOf } from './change-words.ts'
import { isChange } from './events.ts'
import type { ReleaseEvent } from './events.ts'
import { useWhyText } from './use-why-text.ts'
import { MOMENT_TICK_MS } from '../moment.tsx'

const FAMILY: Record<ReturnType<typeof whatOf>, PillFamily> = {
  upload: 'neutral',
  claimsWaiting: 'pending',
  claimsApproved: 'active',
  claimsRefused: 'disabled',
  publish: 'active',
  promote: 'active',
  enable: 'active',
  canary: 'pending',
  canaryShare: 'pending',
  canaryEnd: 'neutral',
  rollback: 'disabled',
  disable: 'disabled',
  'automatic-rollback': 'disabled',
}

const FromTo = ({ change: { from, to } }: { change: ReleaseChange }) => {
  const { t } = useTranslation()
  const [first, ...rest] = [...new Set([from, to])].filter(version => version !== null)
  if (first === undefined) return t('admin:releases.none')
  return (
    <Flex as="span" gap="1.5" align="center" wrap="wrap">
      <VersionName value={first} />
      {rest.map(version => (
        <Fragment key={version}>
          <VisuallyHidden>{t('admin:releases.to')}</VisuallyHidden>
          <DirectionalIcon icon={ArrowRight} size={14} />
          <VersionName value={version} />
        </Fragment>
      ))}
    </Flex>
  )
}

const Upload = ({ upload: { version, files, bytes } }: { upload: ReleaseUpload }) => {
  const { t } = useTranslation()
  const size = t('admin:releases.kilobytes', { value: kilobytesText(bytes) })
  return (
    <Stack gap="0" align="flex-start">
      <VersionName value={version} />
      <Text as="small" color="muted" textStyle="xs12">
        {t('admin:releases.history.uploaded', { count: files, size })}
      </Text>
    </Stack>
  )
}

const Ends = ({ event }: { event: ReleaseEvent }) => {
  if (event.action === 'upload') return <Upload upload={event} />
  if (event.action !== 'claims') return <FromTo change={event} />
  return (
    <Stack gap="1" align="flex-start">
      <VersionName value={event.version} />
      <ClaimChangeList changes={event.changes} />
    </Stack>
  )
}

const When = ({ at }: { at: string }) => {
  const format = useFormat()
  const now = useServerNow(MOMENT_TICK_MS)
  return (
    <time dateTime={at}>
      {format.ago(Math.max(0, now - Date.parse(at)))}
      <Text as="small" display="block" color="muted" textStyle="xs12">
        {format.dateTime(at)}
      </Text>
    </time>
  )
}

// A decision shows the person who decided; the upload's own row shows the requester.
const whoOf = (event: ReleaseEvent): string =>
  event.action === 'claims' ? (event.decidedBy ?? event.who) : event.who

/** Returns the columns of the history: change, remote, old and new version (upload: size), person, reason, time. */
export const useHistoryColumns = (): TableColumn<ReleaseEvent>[] => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const whyText = useWhyText()
  const format = useFormat()
  const whyOf = (event: ReleaseEvent) => {
    if (isChange(event)) return whyText(event)
    return event.action === 'claims' ? (event.reason ?? event.why) : null
  }
  return [
    {
      id: 'what',
      header: t('admin:releases.history.what'),
      exportValue: event => `${t(`admin:releases.what.${whatOf(event)}`)} ${remoteName(event.name)}`,
      render: event => (
        <Stack gap="1" align="flex-start">
          <Pill family={FAMILY[whatOf(event)]}>{t(`admin:releases.what.${whatOf(event)}`)}</Pill>
          <Text as="span" textStyle="sm13">
            <b>{remoteName(event.name)}</b>{' '}
            {event.action !== 'upload' && (
              <Text as="small" color="muted">
                {t('admin:releases.channel')} <VersionName value={event.channel} />
              </Text>
            )}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'ends',
      header: t('admin:releases.history.ends'),
      exportValue: event =>
        !isChange(event)
          ? event.version
          : [...new Set([event.from, event.to])].filter(version => version !== null).join(' → '),
      render: event => <Ends event={event} />,
    },
    {
      id: 'who',
      header: t('admin:releases.history.who'),
      render: event => <Bdi>{whoOf(event)}</Bdi>,
      exportValue: whoOf,
    },
    {
      id: 'why',
      header: t('admin:releases.history.why'),
      render: event => <span dir="auto">{whyOf(event) ?? t('admin:releases.none')}</span>,
      exportValue: whyOf,
    },
    {
      id: 'when',
      header: t('admin:releases.history.when'),
      render: ({ at }) => <When at={at} />,
      exportValue: ({ at }) => format.dateTime(at),
    },
  ]
}
