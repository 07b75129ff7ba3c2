import { ApiError } from '@sufra/shared/api'
import { serverNow } from '@sufra/shared/live'
import { Link } from '@sufra/shared/router'
import { Banner, Button, Card, Flex, Heading, LinkButton, Stack, Text } from '@sufra/shared/ui'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { Scale, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'
import { refusalText } from '#src/products/undo-change.ts'
import { FaultsButton } from './faults-button.tsx'
import type { Import } from './use-import.ts'

/** Returns true if the undo has expired, by the clock or according to the server. */
const useUndoWindow = (until: string | null, error: unknown): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setIsPast(true), Math.max(0, Date.parse(until) - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  return isPast || (error instanceof ApiError && error.code === 'undo_expired')
}

interface ImportDoneProps {
  serviceProviderId: number
  work: Import
  onRestart: () => void
}

/** Result of an import, with the undo. */
export const ImportDone = ({ serviceProviderId, work, onRestart }: ImportDoneProps) => {
  const search = useBrandSearch(serviceProviderId)
  const { t } = useTranslation()
  const { counts, changeId, undoUntil = null } = work.applied ?? {}
  const isOver = useUndoWindow(undoUntil, work.undoError)
  const saved = (counts?.added ?? 0) + (counts?.changed ?? 0)
  return (
    <Card as="section" p="6">
      <Stack gap="4" align="flex-start">
        <div role="status">
          <Heading as="h2" textStyle="h24">
            {t('menus:import.done')}
          </Heading>
          <Text color="muted" mt="1">
            {t('menus:import.doneAbout', { count: saved })}
          </Text>
        </div>
        {counts && counts.faulty > 0 && (
          <Banner tone="pending" action={<FaultsButton load={work.faultsFile} />}>
            {t('menus:import.rowsLeftOut', { count: counts.faulty })}
          </Banner>
        )}
        {work.undone && (
          <Banner tone="notice">
            {t('menus:import.undone', { count: work.undone.restored })}
            {work.undone.changedSince > 0 && (
              <div>{t('menus:import.kept', { count: work.undone.changedSince })}</div>
            )}
            {work.undone.leftOut > 0 && (
              <div>{t('menus:import.leftOut', { count: work.undone.leftOut })}</div>
            )}
          </Banner>
        )}
        {isOver && !work.undone && <Banner tone="neutral">{t('menus:import.undoOver')}</Banner>}
        {work.undoError && !isOver && (
          <Banner tone="error">
            {refusalText(work.undoError) ??
              t(isUnknownOutcome(work.undoError) ? 'menus:bulk.unsure' : 'menus:import.undoFailed')}
          </Banner>
        )}
        <Flex gap="2" wrap="wrap">
          <LinkButton asChild>
            <Link to={`/menus?${search}`}>{t('menus:import.toMenu')}</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={`/menus/food-facts?${search}`}>
              <Scale size={18} aria-hidden />
              {t('menus:import.toLaw')}
            </Link>
          </LinkButton>
          <Button variant="outline" onClick={onRestart}>
            {t('menus:import.another')}
          </Button>
          {changeId && !work.undone && !isOver && (
            <Button
              variant="ghost"
              icon={<Undo2 size={18} aria-hidden />}
              isLoading={work.isUndoing}
              onClick={work.undo}
            >
              {t('menus:import.undo')}
            </Button>
          )}
        </Flex>
      </Stack>
    </Card>
  )
}
