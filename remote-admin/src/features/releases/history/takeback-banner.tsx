import type { ReleaseChange } from '@sufra/shared/contracts/release-control'
import { useServerNow } from '@sufra/shared/live'
import { Banner, IconButton, Stack } from '@sufra/shared/ui'
import { ShieldAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { dismiss, dismissedRevisions } from './dismissed-revisions.ts'
import { useWhyText } from './use-why-text.ts'
import { MOMENT_TICK_MS } from '../moment.tsx'

const DAY = 24 * 3_600_000

const OneTakeback = ({ change, onDismiss }: { change: ReleaseChange; onDismiss: () => void }) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const why = useWhyText()(change)
  return (
    <Banner
      tone="error"
      icon={<ShieldAlert size={20} strokeWidth={1.75} aria-hidden />}
      action={
        <IconButton
          size="sm"
          label={t('admin:releases.takeback.dismiss')}
          icon={<X size={18} aria-hidden />}
          onClick={onDismiss}
        />
      }
    >
      <b>
        {t('admin:releases.takeback.title', { remote: remoteName(change.name), channel: change.channel })}
      </b>{' '}
      {change.from && <VersionName value={change.from} />} · <Moment at={change.at} />
      {why && <p dir="auto">{why}</p>}
    </Banner>
  )
}

/** Renders the canaries that the server withdrew within the last day. Each stays until a person closes it. */
export const TakebackBanner = ({ history }: { history: readonly ReleaseChange[] }) => {
  const now = useServerNow(MOMENT_TICK_MS)
  const [seen, setSeen] = useState(dismissedRevisions)
  const recent = history.filter(
    ({ action, at, revision }) =>
      action === 'automatic-rollback' && now - Date.parse(at) < DAY && !seen.includes(revision),
  )
  if (recent.length === 0) return null
  return (
    <Stack gap="2" mb="3.5">
      {recent.map(change => (
        <OneTakeback
          key={change.revision}
          change={change}
          onDismiss={() => setSeen(dismiss(change.revision))}
        />
      ))}
    </Stack>
  )
}
