import { Bdi, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '#src/features/account/settings/settings-section.tsx'
import { useRemoteFacts } from '#src/remotes/inspector/remote-facts.ts'
import type { RemoteFacts } from '#src/remotes/inspector/remote-facts.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

const Lines = chakra('dl', {
  base: {
    m: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '2',
    '& dd': { m: '0', color: 'muted' },
  },
})

const OPERATORS = 'admin'
const versionOf = ({ running, chosen }: RemoteFacts): string | undefined =>
  running?.version ?? chosen?.version.version

/** Shows the merchant's release channel and the version of each part that runs here. */
export const ReleasesSection = () => {
  const { t } = useTranslation('settings')
  const channel = useRemotes(state => state.channel)
  const remotes = useRemoteFacts().filter(({ name }) => name !== OPERATORS)
  return (
    <SettingsSection anchor="releases" title={t('releases.title')} text={t('releases.text')}>
      <Stack gap="3">
        <div>
          <Text fontWeight="medium">{t(`releases.channel.${channel}`, { defaultValue: channel })}</Text>
          <Text textStyle="sm13" color="muted">
            {t(`releases.meaning.${channel}`, { defaultValue: t('releases.meaning.other') })}
          </Text>
        </div>
        <Lines>
          {remotes.map(remote => (
            <Line key={remote.name} remote={remote} />
          ))}
        </Lines>
        <Text textStyle="sm13" color="muted">
          {t('releases.who')}
        </Text>
      </Stack>
    </SettingsSection>
  )
}

const Line = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('settings')
  const { name, state, running } = remote
  const version = versionOf(remote)
  const isTried = running?.choice === 'canary'
  return (
    <>
      <dt>{t(`releases.part.${name}`, { defaultValue: name })}</dt>
      <dd>
        {version === undefined || state.phase === 'disabled' ? t('releases.none') : <Bdi>{version}</Bdi>}
        {isTried && ` · ${t('releases.canary')}`}
      </dd>
    </>
  )
}
