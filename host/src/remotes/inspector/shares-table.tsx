import { isInRange } from '@sufra/shared/contracts/version-range'
import { Box, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'
import { HOST_NAME } from '#src/remotes/federation/host-name.ts'
import { registeredVersions } from '#src/remotes/federation/share-scope.ts'

/** A shared package as a remote gets it in this page. */
interface SharedFact {
  key: string
  range: string
  /** Null when no provider exists. */
  version: string | null
  provider: string | null
}

const ofRuntime = (key: string, range: string): Omit<SharedFact, 'key' | 'range'> | null => {
  const all = Object.entries(registeredVersions(key))
  const versions = all.filter(([version]) => all.length === 1 || isInRange(version, range))
  const [version, share] = versions.find(([, { loaded }]) => loaded) ?? versions[0] ?? []
  if (!version || !share) return null
  // For a share that the host had not loaded yet, the runtime names the first remote that requested it as the source.
  return { version, provider: SHARED_VERSIONS[key] === version ? HOST_NAME : share.from }
}

/**
 * Returns the needed range, provided version and provider of each shared package. Before the first
 * remote loads, the host's own list is used.
 */
const sharedFacts = (consumes: Record<string, string>): SharedFact[] =>
  Object.entries(consumes).map(([key, range]) => {
    const version = SHARED_VERSIONS[key] ?? null
    const known = ofRuntime(key, range) ?? { version, provider: version && HOST_NAME }
    return { key, range, ...known }
  })

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'xs12',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& th': { textAlign: 'start', color: 'muted', fontWeight: 'medium' },
    '& th, & td': { py: '1', pe: '2', borderBottomWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
    '& tr > :last-child': { pe: '0' },
  },
})

/** Table of the shared packages of a remote: range, provided version, provider. */
export const SharesTable = ({ consumes }: { consumes: Record<string, string> }) => {
  const { t } = useTranslation('inspector')
  return (
    <Box overflowX="auto">
      <Table>
        <caption>{t('shares.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('shares.key')}</th>
            <th scope="col">{t('shares.version')}</th>
            <th scope="col">{t('shares.provider')}</th>
          </tr>
        </thead>
        <tbody>
          {sharedFacts(consumes).map(({ key, range, version, provider }) => (
            <tr key={key}>
              <td>
                <Code>{key}</Code>
              </td>
              <td title={range}>
                <Code>{version ?? `— (${range})`}</Code>
              </td>
              <td>{provider ? <Code>{provider}</Code> : t('shares.nobody')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
