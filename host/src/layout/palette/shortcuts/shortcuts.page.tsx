import { useLanguage } from '@sufra/shared/i18n'
import { useSession } from '@sufra/shared/session'
import { Card, Heading, PageHead, Stack, chakra, useSingleKeySetting } from '@sufra/shared/ui'
import { Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { useEntryLabel } from '#src/layout/navigation/use-entry-label.ts'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import { remoteShortcuts } from '#src/remotes/remote-paths.ts'
import { KeyCaps } from '../keys/key-caps.tsx'

interface Shortcut {
  id: string
  keys: readonly string[]
  label: string
}

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    rowGap: '3',
    columnGap: '4',
    m: '0',
    '& dd': { m: '0', display: 'flex', justifyContent: 'flex-end' },
  },
})

const Section = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) => (
  <Card p="5">
    <Heading as="h2" textStyle="lg15" mb="3">
      {title}
    </Heading>
    <Lines>
      {shortcuts.map(({ id, keys, label }) => (
        <div key={id} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <KeyCaps keys={keys} />
          </dd>
        </div>
      ))}
    </Lines>
  </Card>
)

/** Lists every shortcut of the host and of the screens that this person may open. */
export const ShortcutsPage = () => {
  const { t } = useTranslation('palette')
  const { language } = useLanguage()
  const labelOf = useEntryLabel()
  const entries = useSidebarEntries()
  const user = useSession(state => state.user)
  const [isOn, setIsOn] = useSingleKeySetting()
  const title = t('host:screens.shortcuts')
  const own = remoteShortcuts(user)
  const everywhere = [
    { id: 'palette', keys: ['Ctrl', 'K'], label: t('openPalette') },
    { id: 'close', keys: ['Esc'], label: t('closeWindow') },
  ]
  const screens = entries.flatMap(entry =>
    entry.key ? [{ id: entry.id, keys: ['G', entry.key.toUpperCase()], label: labelOf(entry) }] : [],
  )
  const withKeys = entries.filter(({ path }) => own.some(shortcut => shortcut.path === path))
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <PageHead title={title} status={t('shortcutsHelp')} />
      <Stack gap="4" maxW="form">
        <Card p="5">
          <Switch label={t('singleKeys')} help={t('singleKeysHelp')} isOn={isOn} onChange={setIsOn} />
        </Card>
        <Section title={t('everywhere')} shortcuts={everywhere} />
        <Section title={t('toScreens')} shortcuts={screens} />
        {withKeys.map(entry => (
          <Section
            key={entry.id}
            title={labelOf(entry)}
            shortcuts={own
              .filter(({ path }) => path === entry.path)
              .map(({ id, keys, label }) => ({ id, keys, label: label[language] }))}
          />
        ))}
      </Stack>
    </>
  )
}
