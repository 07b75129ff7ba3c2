import { Card, Heading, Skeleton, Text } from '@sufra/shared/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { LostPart } from '#src/lines/lost-part.tsx'

interface PanelProps<Shown> {
  title: string
  answer: Pick<UseQueryResult<Shown>, 'data' | 'isPending' | 'isFetching' | 'refetch'>
  /** What to say when there is nothing of it; null while there is something. */
  emptyText?: (shown: Shown) => string | null
  children: (shown: Shown) => ReactNode
  /** Stands below, whatever was loaded. */
  foot?: ReactNode
}

interface FrameProps {
  title: string
  children: ReactNode
}

/** A card with a heading. */
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

interface ShownOfProps {
  page: { data: readonly unknown[]; totalCount: number }
}

/** Says that a list goes on where not all of it is here. */
export const ShownOf = ({ page: { data, totalCount } }: ShownOfProps) => {
  const { t } = useTranslation()
  if (totalCount <= data.length) return null
  return (
    <Text color="muted" textStyle="sm13" pt="2.5">
      {t('admin:merchant.shownOf', { shown: data.length, total: totalCount })}
    </Text>
  )
}

/** A part of the page that loads, and fails, by itself. */
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
