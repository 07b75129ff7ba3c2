import { Button, Card, Flex, Heading, Skeleton, Text } from '@sufra/shared/ui'
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Lines } from '#src/lines/lines.tsx'
import { LostPart } from '#src/lines/lost-part.tsx'

interface PanelProps<Shown> {
  title: string
  answer: Pick<UseQueryResult<Shown>, 'data' | 'isPending' | 'isFetching' | 'refetch'>
  /** Returns the text of an empty panel; null if it has content. */
  emptyText?: (shown: Shown) => string | null
  children: (shown: Shown) => ReactNode
  /** Shown below, independent of the loaded data. */
  foot?: ReactNode
}

interface FrameProps {
  title: string
  children: ReactNode
}

/** Renders a card with a heading. */
export const PanelFrame = ({ title, children }: FrameProps) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '4', sm: '5' }} minW="0">
      <Heading as="h2" id={id} textStyle="lg15" fontWeight="semibold" mb="3">
        {title}
      </Heading>
      {children}
    </Card>
  )
}

/** Renders a part of the page that loads and fails independently. */
export const Panel = <Shown,>(props: PanelProps<Shown>) => {
  const { title, answer, emptyText, children, foot } = props
  const { data, isPending } = answer
  const isLost = !isPending && data === undefined
  const nothing = data === undefined ? null : emptyText?.(data)
  return (
    <PanelFrame title={title}>
      {isPending && <Skeleton h="7rem" borderRadius="card" />}
      {isLost && <LostPart answer={answer} />}
      {nothing && <Text color="muted">{nothing}</Text>}
      {data !== undefined && !nothing && children(data)}
      {foot}
    </PanelFrame>
  )
}

interface LongList<Row> {
  rows: readonly Row[]
  totalCount: number
}

type LongAnswer<Row> = Pick<
  UseInfiniteQueryResult<LongList<Row>>,
  | keyof PanelProps<LongList<Row>>['answer']
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
>

const More = <Row,>({ answer, list }: { answer: LongAnswer<Row>; list: LongList<Row> }) => {
  const { t } = useTranslation()
  if (!answer.hasNextPage) return null
  return (
    <Flex align="center" justify="space-between" gap="3" pt="2.5">
      <Text
        textStyle="sm13"
        {...(answer.isFetchNextPageError ? { role: 'alert', color: 'disabled' } : { color: 'muted' })}
      >
        {answer.isFetchNextPageError
          ? t('admin:merchant.restFailed')
          : t('admin:merchant.shownOf', { shown: list.rows.length, total: list.totalCount })}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        isLoading={answer.isFetchingNextPage}
        onClick={() => void answer.fetchNextPage()}
      >
        {t('admin:merchant.showMore')}
      </Button>
    </Flex>
  )
}

interface LongPanelProps<Row> {
  title: string
  answer: LongAnswer<Row>
  emptyText: string
  /** Renders one row of the list. */
  children: (row: Row) => ReactNode
  foot?: ReactNode
}

/** Renders a panel whose list can load more rows on request. */
export const LongPanel = <Row,>({ emptyText, children, ...panel }: LongPanelProps<Row>) => (
  <Panel {...panel} emptyText={({ rows }) => (rows.length === 0 ? emptyText : null)}>
    {list => (
      <>
        <Lines>{list.rows.map(children)}</Lines>
        <More answer={panel.answer} list={list} />
      </>
    )}
  </Panel>
)
