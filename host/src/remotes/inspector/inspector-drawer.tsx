import { Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { Code } from '#src/bidi-text/code.tsx'
import { hideInspector, useInspector } from './inspector-state.ts'
import { RemoteCard } from './remote-card.tsx'
import { useRemoteFacts } from './remote-facts.ts'

const RegistryLine = () => {
  const { t } = useTranslation('inspector')
  const { registry, channel, source } = useRemotes()
  return (
    <Text color="muted" textStyle="sm13">
      {t('registry')} <Code>{`${channel} · ${registry.revision}`}</Code> · {t(`sources.${source}`)}
    </Text>
  )
}

/**
 * For developers, testers and support: shows what runs in this tab and why, and offers other
 * versions. Choices last as long as the tab.
 */
export const InspectorDrawer = () => {
  const { t } = useTranslation('inspector')
  const isOpen = useInspector(state => state.isOpen)
  const remotes = useRemoteFacts()
  return (
    <Drawer isOpen={isOpen} onClose={hideInspector} title={t('title')}>
      <Stack gap="3">
        <RegistryLine />
        {remotes.map(remote => (
          <RemoteCard key={remote.name} remote={remote} />
        ))}
        {remotes.length === 0 && <Text color="muted">{t('none')}</Text>}
        <Text color="muted" textStyle="xs12">
          {t('onlyHere')}
        </Text>
      </Stack>
    </Drawer>
  )
}
