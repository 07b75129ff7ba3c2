import type { BranchConnections, ConnectionsPage } from '@sufra/shared/contracts/integration'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Card, Pill, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { BRANCH_FAMILY } from '#src/merchant/branch-state.ts'
import { ConnectionCell } from './connection-cell.tsx'

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    mb: '3',
    '& h2': { textStyle: 'lg15', fontWeight: 'semibold', minW: '0', overflowWrap: 'anywhere' },
  },
})

const Cells = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(15.5rem, 1fr))',
    gap: '2.5',
    listStyle: 'none',
    '& > li': { borderWidth: '1px', borderColor: 'line', borderRadius: 'well', p: '3', minW: '0' },
    '& > li[data-bad]': { borderColor: 'disabled' },
    '& > li > div': { display: 'flex', alignItems: 'center', gap: '2', minH: '11' },
    '& > li > div > img': { w: '7', h: '7', borderRadius: 'control', flexShrink: 0 },
    '& > li > div > b': { flex: 1, minW: '0', textStyle: 'sm13', fontWeight: 'semibold' },
    '& p': { textStyle: 'sm13', color: 'muted', mb: '2' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'sm13',
    },
    '& dt': {
      display: 'flex',
      gap: '1.5',
      color: 'muted',
      whiteSpace: 'nowrap',
      '& svg': { mt: '1', flexShrink: 0 },
    },
    '& dd': { overflowWrap: 'anywhere' },
    '& [data-bad]:is(dt, dd)': { color: 'disabled' },
  },
})

interface BranchLineProps {
  branch: BranchConnections
  channels: ConnectionsPage['channels']
  onAsk: (asked: { branchId: number; channelId: number }) => void
}

/** A branch with its connection to every platform. */
export const BranchLine = ({ branch, channels, onAsk }: BranchLineProps) => {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  const name = inLanguage(branch.branchName, language)
  return (
    <Card as="section" p="4" aria-label={name}>
      <Head>
        <h2>
          <Bdi>{name}</Bdi>
        </h2>
        <Pill family={BRANCH_FAMILY[branch.state]}>{t(`host:branchState.${branch.state}`)}</Pill>
      </Head>
      <Cells>
        {channels.map(channel => (
          <ConnectionCell
            key={channel.id}
            branch={branch}
            channel={channel}
            onAsk={() => onAsk({ branchId: branch.branchId, channelId: channel.id })}
          />
        ))}
      </Cells>
    </Card>
  )
}
