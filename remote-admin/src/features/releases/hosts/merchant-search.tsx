import { useQuery } from '@tanstack/react-query'
import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Flex, Num, SearchInput, Skeleton, Stack, Text, chakra } from '@sufra/shared/ui'
import { Identity, useSearchText } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { merchantSearchQuery } from './merchant-search.queries.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    '& > li > button': {
      w: 'full',
      h: 'auto',
      px: '2',
      py: '1.5',
      justifyContent: 'start',
      textAlign: 'start',
    },
  },
})

/** Search by name or number and press the one that is meant. */
export const MerchantSearch = ({ onPick }: { onPick: (merchant: Merchant) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { text, setText } = useSearchText(search, setSearch)
  const { data: merchants, isError, refetch } = useQuery(merchantSearchQuery(search))
  return (
    <Stack gap="2">
      <Flex>
        <SearchInput label={t('admin:merchants.search')} value={text} onChange={setText} />
      </Flex>
      {isError && (
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          {t('admin:releases.retry')}
        </Button>
      )}
      {!merchants && !isError && <Skeleton h="24" />}
      {merchants?.length === 0 && <Text color="muted">{t('admin:merchants.emptyFiltered')}</Text>}
      {merchants && merchants.length > 0 && (
        <List aria-label={t('admin:releases.merchant.found')}>
          {merchants.map(merchant => {
            const name = inLanguage(merchant.name, language)
            return (
              <li key={merchant.id}>
                <Button variant="ghost" onClick={() => onPick(merchant)}>
                  <Identity mark={name.slice(0, 1)} name={name} detail={<Num value={`#${merchant.id}`} />} />
                </Button>
              </li>
            )
          })}
        </List>
      )}
    </Stack>
  )
}
