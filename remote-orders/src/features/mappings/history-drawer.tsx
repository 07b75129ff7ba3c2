import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MappingChange } from '@sufra/shared/contracts/product-mapping'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, EmptyState, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { ForeignItem } from './foreign-item.tsx'
import { mappingHistoryQuery } from './mappings.queries.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'grid', gap: '1.5', py: '3' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const Change = ({ change }: { change: MappingChange }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const product = inLanguage(change.productName, language)
  return (
    <li>
      <ForeignItem channel={change.channel} foreignName={change.foreignName} sku={null} />
      <p>{t(`orders:mappings.history.${change.kind}`, { product })}</p>
      <Text color="muted" textStyle="sm13">
        <Bdi>{change.byName ?? '—'}</Bdi>
        {' · '}
        <time dateTime={change.at}>{format.dateTime(change.at)}</time>
      </Text>
    </li>
  )
}

interface HistoryDrawerProps {
  accountId: number | null
  onClose: () => void
}

/** History of mapping changes, latest first, including removed mappings. */
export const HistoryDrawer = ({ accountId, onClose }: HistoryDrawerProps) => {
  const { t } = useTranslation()
  const answer = useQuery(mappingHistoryQuery(accountId))
  const { data, isError } = answer
  return (
    <Drawer isOpen onClose={onClose} title={t('orders:mappings.history.title')}>
      {!data && isError && (
        <QueryError
          of={answer}
          title={t('orders:mappings.history.loadFailed')}
          detail={t('orders:error.detail')}
        />
      )}
      {!data && !isError && (
        <Stack gap="3">
          {[0, 1, 2].map(at => (
            <Skeleton key={at} h="20" />
          ))}
        </Stack>
      )}
      {data?.length === 0 && <EmptyState drawing="receipt" title={t('orders:mappings.history.empty')} />}
      {data && data.length > 0 && (
        <List>
          {data.map(change => (
            <Change key={change.id} change={change} />
          ))}
        </List>
      )}
    </Drawer>
  )
}
