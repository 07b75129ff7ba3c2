import { Card, Heading, Skeleton, Stack, Text } from '@sufra/shared/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LostPart } from '#src/lines/lost-part.tsx'

interface RevenuePartProps<Shown> {
  title: string
  /** Explains the figures. */
  note: string
  answer: Pick<UseQueryResult<Shown>, 'data' | 'isPending' | 'isFetching' | 'refetch'>
  /** Approximate height, so that content below does not jump. */
  height: string
  isEmpty: (shown: Shown) => boolean
  children: (shown: Shown) => ReactNode
}

/** Renders a part of the page with its own loading, failure and empty state. */
export const RevenuePart = <Shown,>(props: RevenuePartProps<Shown>) => {
  const { title, note, answer, height, isEmpty, children } = props
  const { t } = useTranslation()
  const id = useId()
  const { data, isPending } = answer
  const isLost = !isPending && data === undefined
  const shown = data === undefined || isEmpty(data) ? undefined : data
  return (
    <Stack as="section" aria-labelledby={id} gap="3" minW="0">
      <div>
        <Heading as="h2" id={id} textStyle="xl17" fontWeight="semibold">
          {title}
        </Heading>
        <Text color="muted" textStyle="sm13">
          {note}
        </Text>
      </div>
      {isPending && <Skeleton h={height} borderRadius="card" />}
      {isLost && (
        <Card p="5">
          <LostPart answer={answer} />
        </Card>
      )}
      {data !== undefined && !shown && (
        <Card p="5">
          <Text color="muted">{t('admin:revenue.nothing')}</Text>
        </Card>
      )}
      {shown !== undefined && children(shown)}
    </Stack>
  )
}
