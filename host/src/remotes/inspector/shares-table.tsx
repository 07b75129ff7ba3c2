import { Box, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'
import { sharedFacts } from './shared-facts.ts'

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
