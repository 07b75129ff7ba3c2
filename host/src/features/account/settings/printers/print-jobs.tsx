import type { PrintJob, PrintJobState } from '@sufra/shared/contracts/printer'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Button, Flex, Pill, Skeleton, Stack, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { printJobsQuery, printersQuery, tryAgain } from './printers.queries.ts'

const FAMILIES: Record<PrintJobState, PillFamily> = {
  queued: 'pending',
  taken: 'pending',
  printed: 'active',
  failed: 'disabled',
}

const JobLine = ({ job }: { job: PrintJob }) => {
  const { t } = useTranslation('printers')
  const format = useFormat()
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => tryAgain(job.id),
    onError: error => toast({ kind: 'error', text: notDoneWords(error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(printJobsQuery(job.printerId)),
        queryClient.invalidateQueries(printersQuery),
      ]),
  })
  const what = job.orderNumber
    ? t('job.ofOrder', { what: t(`paperName.${job.what}`), number: job.orderNumber })
    : t(`paperName.${job.what}`)
  return (
    <Flex as="li" alignItems="center" gap="3" py="2.5" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{what}</Text>
        <Text textStyle="sm13" color="muted">
          {format.dateTime(job.createdAt)}
          {job.state !== 'printed' && job.reason && ` · ${t(`reason.${job.reason}`)}`}
        </Text>
      </Box>
      <Pill family={FAMILIES[job.state]}>{t(`jobState.${job.state}`)}</Pill>
      {job.state === 'failed' && (
        <Button
          variant="outline"
          size="sm"
          isLoading={isPending}
          aria-label={t('job.tryAgainOf', { what })}
          onClick={() => mutate()}
        >
          {t('job.tryAgain')}
        </Button>
      )}
    </Flex>
  )
}

const Jobs = ({ printerId }: { printerId: number }) => {
  const { t } = useTranslation('printers')
  const { data, isError } = useQuery(printJobsQuery(printerId))
  if (!data) return isError ? <Text color="muted">{t('job.failed')}</Text> : <Skeleton h="120px" />
  if (data.length === 0) return <Text color="muted">{t('job.none')}</Text>
  return (
    <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
      {data.map(job => (
        <JobLine key={job.id} job={job} />
      ))}
    </Stack>
  )
}

/** Printed and waiting print jobs of a printer. `printerId` null: closed. */
export const PrintJobsDialog = ({
  printerId,
  onClose,
}: {
  printerId: number | null
  onClose: () => void
}) => {
  const { t } = useTranslation('printers')
  return (
    <Dialog isOpen={printerId !== null} onClose={onClose} title={t('job.title')}>
      {printerId !== null && <Jobs printerId={printerId} />}
    </Dialog>
  )
}
