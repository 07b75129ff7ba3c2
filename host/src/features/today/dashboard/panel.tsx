import { Box, Button, Card, Heading, IconButton, Skeleton, Text } from '@sufra/shared/ui'
import { saveFile, writeCsv } from '@sufra/shared/ui/data'
import type { UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Cell = string | number | null

export interface PanelProps<Data> {
  title: string
  query: UseQueryResult<Data>
  /** Approximate height, reserved before the data arrives. */
  height: string
  /** Rows of the export, headings first; omitted: no export. */
  lines?: (data: Data) => readonly (readonly Cell[])[]
  children: (data: Data) => ReactNode
}

const Failed = ({ title, query }: { title: string; query: UseQueryResult<unknown> }) => {
  const { t } = useTranslation('dashboard')
  return (
    <div role="alert">
      <Heading textStyle="lg15" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      <Text color="muted" mb="3">
        {t('panelFailed')} {t('panelFailedDetail')}
      </Text>
      <Button variant="outline" size="sm" onClick={() => void query.refetch()} isLoading={query.isFetching}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** One panel of the dashboard; loads and fails independently. */
export const Panel = <Data,>({ title, query, height, lines, children }: PanelProps<Data>) => {
  const { t } = useTranslation('dashboard')
  // Figures of the last period may stay on screen meanwhile, but an export would have the wrong name.
  const { data, isPending, isPlaceholderData } = query
  const save = (rows: readonly (readonly Cell[])[]) =>
    saveFile({ name: `${title}.csv`, content: writeCsv(rows) })
  if (isPending) return <Skeleton h={height} borderRadius="card" aria-label={title} aria-busy="true" />
  return (
    <Card
      as="section"
      aria-label={title}
      aria-busy={isPlaceholderData || undefined}
      opacity={isPlaceholderData ? 0.6 : undefined}
      p="4"
      position="relative"
      minW="0"
      breakInside="avoid"
    >
      {data === undefined ? <Failed title={title} query={query} /> : children(data)}
      {data !== undefined && lines && (
        <Box position="absolute" top="1" insetInlineEnd="1">
          <IconButton
            label={t('download', { title })}
            disabled={isPlaceholderData}
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => save(lines(data))}
          />
        </Box>
      )}
    </Card>
  )
}
