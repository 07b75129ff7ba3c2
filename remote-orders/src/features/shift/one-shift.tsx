import { useState } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useOnline } from '@sufra/shared/live'
import { Bdi, Button, Skeleton, Stack } from '@sufra/shared/ui'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { CloseDialog } from './close-dialog.tsx'
import { PrintMenu } from './page/print-menu.tsx'
import { ShiftView } from './page/shift-view.tsx'
import { ShiftScreenHead } from './shift-screen-head.tsx'
import { shiftQuery } from './shift.queries.ts'
import { useShiftPlace } from './use-shift-place.ts'

const Status = ({ page: { shift } }: { page: ShiftPage }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const { branchName, openedAt, openedBy: name, closedAt } = shift
  return (
    <span>
      <Bdi>{inLanguage(branchName, language)}</Bdi>
      {' · '}
      <Bdi>{t('orders:shift.openedBy', { time: format.dateTime(openedAt), name })}</Bdi>
      {closedAt && shift.closedBy && (
        <>
          {' · '}
          <Bdi>{t('orders:shift.closedBy', { time: format.dateTime(closedAt), name: shift.closedBy })}</Bdi>
        </>
      )}
    </span>
  )
}

const Loaded = ({ page, children }: { page: ShiftPage; children: ReactNode }) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { isJustClosed, toClosed } = useShiftPlace()
  const [isClosing, setIsClosing] = useState(false)
  const { shift } = page
  const handleClosed = useWhileMounted(() => {
    setIsClosing(false)
    toClosed(shift.id)
  })
  return (
    <>
      <ShiftScreenHead status={<Status page={page} />} previousId={page.previousId}>
        {!isJustClosed && <PrintMenu page={page} />}
        {!shift.closedAt && (
          <Button disabled={!isOnline} onClick={() => setIsClosing(true)}>
            {t('orders:shift.close.button')}
          </Button>
        )}
      </ShiftScreenHead>
      {children}
      <ShiftView page={page} isJustClosed={isJustClosed} />
      {isClosing && !shift.closedAt && (
        <CloseDialog page={page} onClose={() => setIsClosing(false)} onClosed={handleClosed} />
      )}
    </>
  )
}

/** Page of one shift, open or closed; the children appear below its header. */
export const OneShift = ({ id, children }: { id: number; children?: ReactNode }) => {
  const { t } = useTranslation()
  const answer = useQuery(shiftQuery(id))
  const { data, isError } = answer
  if (data) return <Loaded page={data}>{children}</Loaded>
  return (
    <>
      <ShiftScreenHead />
      {children}
      {isError ? (
        <QueryError of={answer} title={t('orders:shift.loadFailed')} detail={t('orders:error.detail')} />
      ) : (
        <Stack gap="4">
          <Skeleton h="160px" />
          <Skeleton h="220px" />
        </Stack>
      )}
    </>
  )
}
