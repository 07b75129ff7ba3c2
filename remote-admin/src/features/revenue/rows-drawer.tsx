import type { RevenueRow } from '@sufra/shared/contracts/revenue'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Link, useSearchParams } from '@sufra/shared/router'
import { Bdi, Box, Flex, Money, Skeleton, Stack, Text, TextLink } from '@sufra/shared/ui'
import { Pagination, useKnownPages } from '@sufra/shared/ui/data'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LostPart } from '#src/lines/lost-part.tsx'
import { readBehind, withoutBehind } from './behind-address.ts'
import { useMonthName } from './month-name.ts'
import { PAGE_SIZE, rowsQuery } from './revenue.queries.ts'
import type { RevenueFigureRequest } from './revenue.queries.ts'

const useDetail = () => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return ({ planName, planBefore, endsAt }: RevenueRow): string => {
    const plan = inLanguage(planName, i18n.language)
    const before = planBefore && inLanguage(planBefore, i18n.language)
    const change = before && before !== plan ? t('admin:revenue.planChange', { before, plan }) : plan
    return endsAt ? t('admin:revenue.endsOn', { plan: change, date: format.shortDate(endsAt) }) : change
  }
}

const Row = ({ row }: { row: RevenueRow }) => {
  const { i18n } = useTranslation()
  const detailOf = useDetail()
  return (
    <Flex
      as="li"
      py="2"
      gap="3"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0" overflowWrap="anywhere">
        <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
          <Link to={`/merchants/${row.accountId}`}>
            <Bdi>{inLanguage(row.merchantName, i18n.language)}</Bdi>
          </Link>
        </TextLink>
        <Text textStyle="sm13" color="muted">
          <Bdi>{detailOf(row)}</Bdi>
        </Text>
      </Box>
      <Box flexShrink="0">
        <Money value={row.amount} />
      </Box>
    </Flex>
  )
}

interface RowsProps {
  behind: RevenueFigureRequest & { page: number }
  onPage: (page: number) => void
}

const Rows = ({ behind: { page, ...behind }, onPage }: RowsProps) => {
  const { t } = useTranslation()
  const answer = useQuery(rowsQuery(behind, page))
  const pages = useKnownPages(answer, { page, pageSize: PAGE_SIZE, listKey: JSON.stringify(behind) })
  const { data, isPending } = answer
  if (isPending) return <Skeleton h="15rem" borderRadius="card" />
  if (data?.totalCount === 0) return <Text color="muted">{t('admin:revenue.nobody')}</Text>
  return (
    <>
      {data ? (
        <Stack as="ul" gap="0" listStyleType="none">
          {data.data.map(row => (
            <Row key={row.accountId} row={row} />
          ))}
        </Stack>
      ) : (
        <LostPart answer={answer} />
      )}
      {pages && pages.totalPages > 1 && (
        <Pagination {...pages} label={t('admin:revenue.pages')} onChange={onPage} />
      )}
    </>
  )
}

/** Renders the merchants of the figure in the address. */
export const RowsDrawer = () => {
  const { t } = useTranslation()
  const monthName = useMonthName()
  const [params, setParams] = useSearchParams()
  const behind = readBehind(params)
  const title = behind
    ? t('admin:revenue.figureOf', {
        figure: t(`admin:revenue.figures.${behind.figure}`),
        month: monthName.whole(behind.month),
      })
    : ''
  return (
    <Drawer isOpen={behind !== null} onClose={() => setParams(withoutBehind(params))} title={title}>
      {behind && (
        <Rows
          behind={behind}
          onPage={page =>
            setParams(current => {
              const next = new URLSearchParams(current)
              next.set('page', String(page))
              return next
            })
          }
        />
      )}
    </Drawer>
  )
}
