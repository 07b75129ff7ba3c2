import { Button, Flex } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { resetOverride } from '#src/remotes/overrides/open-overrides.ts'
import type { HandChoice } from '#src/remotes/registry/tab-choices.ts'
import { reloadRemote, runInTab, switchOffInTab } from '#src/remotes/remote-control.ts'
import type { RemoteFacts } from './remote-facts.ts'

const PICKS: readonly HandChoice[] = ['stable', 'previous', 'canary']

const Picks = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { name, released, inTab, override } = remote
  if (override) return null
  return PICKS.filter(pick => released[pick]).map(pick => (
    <Button
      key={pick}
      size="sm"
      variant={inTab.run === pick ? 'solid' : 'soft'}
      aria-pressed={inTab.run === pick}
      title={released[pick]?.version}
      onClick={() => void runInTab(name, inTab.run === pick ? null : pick)}
    >
      {t(`run.${pick}`)}
    </Button>
  ))
}

/** Actions on a remote, for this tab alone. */
export const RemoteActions = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { t: tHost } = useTranslation('host')
  const { name, inTab, override } = remote
  return (
    <Flex gap="2" flexWrap="wrap">
      {override && (
        <Button size="sm" variant="soft" onClick={() => void resetOverride(name)}>
          {tHost('remotes.resetOverride')}
        </Button>
      )}
      <Picks remote={remote} />
      <Button size="sm" variant="soft" onClick={() => void reloadRemote(name)}>
        {t('reload')}
      </Button>
      <Button size="sm" variant="danger" onClick={() => void switchOffInTab(name, !inTab.off)}>
        {t(inTab.off ? 'switchOn' : 'switchOff')}
      </Button>
    </Flex>
  )
}
