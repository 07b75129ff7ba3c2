import { useLanguage } from '@sufra/shared/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { History } from 'lucide-react'
import { MerchantBox } from '@sufra/shared/merchants'
import { Link, useSearchParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Box, Button, EmptyState, Flex, LinkButton, PageHead, SearchInput } from '@sufra/shared/ui'
import {
  DataTable,
  NoMatch,
  SelectFilter,
  urlId,
  usePagedRows,
  useSearchText,
  useTableUrl,
} from '@sufra/shared/ui/data'
import { CHANNELS } from '#src/order-display/channels.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { MAPPINGS_URL } from './mappings-url.ts'
import type { MappingFilters } from './mappings-url.ts'
import { useMappingColumns } from './mapping-columns.tsx'
import type { MappingRequest } from './mapping-columns.tsx'
import { mappingsQuery } from './mappings.queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'

interface MappingsToolbarProps {
  filters: MappingFilters
  onChange: (change: Partial<MappingFilters>) => void
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined
}

/** Filters items by platform, by the platform's name or by the mapped product. */
const MappingsToolbar = ({ filters, onChange, onClear }: MappingsToolbarProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { text, setText } = useSearchText(filters.search, search => onChange({ search }))
  return (
    <Flex gap="2" mb="3.5" wrap="wrap" align="center">
      <Flex flex={{ base: '1', smDown: '1 0 100%' }}>
        <SearchInput label={t('orders:mappings.search')} value={text} onChange={setText} />
      </Flex>
      <SelectFilter
        label={t('orders:list.channel')}
        value={String(filters.channel ?? '')}
        onChange={value => onChange({ channel: urlId(value) })}
        options={CHANNELS.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
      />
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('orders:list.clear')}
        </Button>
      )}
    </Flex>
  )
}

const MappingsPanel = ({ accountId }: { accountId: number | null }) => {
  const { t } = useTranslation()
  const url = useTableUrl(MAPPINGS_URL)
  const { page, pageSize, filters, sort } = url
  const mappings = useQuery(mappingsQuery({ filters, sort, page, pageSize }, accountId))
  const list = usePagedRows(mappings, url, {
    failed: { title: t('orders:mappings.loadFailed'), detail: t('orders:error.detail') },
    pages: t('orders:mappings.pages'),
  })
  const [asked, setAsked] = useState<MappingRequest | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <MappingsToolbar
        filters={filters}
        onChange={url.change}
        onClear={url.isFiltered ? url.clear : undefined}
      />
      <DataTable
        {...list}
        caption={t('orders:mappings.title')}
        columns={useMappingColumns(setAsked)}
        rowKey={({ id }) => id}
        empty={
          url.isFiltered ? (
            <NoMatch title={t('orders:mappings.noMatch')} onClear={url.clear} />
          ) : (
            <EmptyState
              drawing="receipt"
              title={t('orders:mappings.empty')}
              detail={t('orders:mappings.emptyDetail')}
            />
          )
        }
      />
      {asked?.kind === 'change' && <ChangeDialog mapping={asked.mapping} onClose={close} />}
      {asked?.kind === 'remove' && <RemoveDialog mapping={asked.mapping} onClose={close} />}
    </>
  )
}

const OperatorChoice = ({ merchantId }: { merchantId: number | null }) => {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  return (
    <Box maxW="form" mb="4.5">
      <MerchantBox
        label={t('orders:list.merchant')}
        merchantId={merchantId}
        onChange={id => setParams(id ? { merchant: String(id) } : {})}
      />
    </Box>
  )
}

const Head = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <PageHead
      title={t('orders:mappings.title')}
      status={t('orders:mappings.subtitle')}
      actions={
        <>
          <LinkButton asChild variant="outline">
            <Link to="/orders">{t('orders:mappings.toOrders')}</Link>
          </LinkButton>
          {children}
        </>
      }
    />
  )
}

/** `/orders/mappings`: the product mappings that people made at failed orders. */
export const MappingsPage = () => {
  const { t } = useTranslation()
  const isOperator = useIsOperator()
  const [params] = useSearchParams()
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const accountId = isOperator ? urlId(params.get('merchant')) : null
  const isKnown = !isOperator || accountId !== null
  return (
    <>
      <Head>
        {isKnown && (
          <Button
            variant="outline"
            icon={<History size={16} aria-hidden />}
            onClick={() => setIsHistoryOpen(true)}
          >
            {t('orders:mappings.history.open')}
          </Button>
        )}
      </Head>
      {isOperator && <OperatorChoice merchantId={accountId} />}
      {isKnown ? (
        <MappingsPanel key={accountId} accountId={accountId} />
      ) : (
        <EmptyState drawing="search" title={t('orders:mappings.chooseMerchant')} />
      )}
      {isHistoryOpen && <HistoryDrawer accountId={accountId} onClose={() => setIsHistoryOpen(false)} />}
    </>
  )
}
