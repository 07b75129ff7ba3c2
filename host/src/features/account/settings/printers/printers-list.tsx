import type { Printer } from '@sufra/shared/contracts/printer'
import { Stack, Text, chakra } from '@sufra/shared/ui'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { PrintJobsDialog } from './print-jobs.tsx'
import { PrinterAddressDialog } from './printer-address.tsx'
import { PrinterDrawer } from './printer-form.tsx'
import { PrinterLine } from './printer-line.tsx'
import type { PrinterAct } from './printer-line.tsx'
import {
  printJobsQuery,
  printTestPage,
  printersQuery,
  removePrinter,
  renewAddress,
} from './printers.queries.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li:first-of-type': { pt: '0' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

/** The open dialog and its printer. */
interface Opened {
  act: Exclude<PrinterAct, 'test'>
  printer: Printer
}

const useActs = (onAddress: (path: string) => void) => {
  const { t } = useTranslation('printers')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  const common = {
    onError: (error: Error) => toast({ kind: 'error', text: notDoneWords(error) }),
    onSettled: () => queryClient.invalidateQueries(printersQuery),
  } as const
  const test = useMutation({
    ...common,
    mutationFn: printTestPage,
    onSuccess: ({ printerId }) => {
      toast({ kind: 'success', text: t('testSent') })
      void queryClient.invalidateQueries(printJobsQuery(printerId))
    },
  })
  const remove = useMutation({ ...common, mutationFn: removePrinter })
  const renew = useMutation({
    ...common,
    mutationFn: renewAddress,
    onSuccess: ({ path }) => onAddress(path),
  })
  return { test, remove, renew }
}

/** Lists the printers and confirms destructive actions. */
export const PrintersList = ({ printers, now }: { printers: readonly Printer[]; now: number }) => {
  const { t } = useTranslation('printers')
  const queryClient = useQueryClient()
  const { data: branches = [] } = useQuery(branchesQuery)
  const { opened, open, close } = useOpened<Opened>()
  const [path, setPath] = useState<string | null>(null)
  const { test, remove, renew } = useActs(setPath)
  const handleAct = (printer: Printer) => (act: PrinterAct) =>
    act === 'test' ? test.mutate(printer.id) : open({ act, printer })
  const handleSaved = () => void queryClient.invalidateQueries(printersQuery)
  const ending = opened?.act === 'remove' ? remove : renew
  const isEnding = opened?.act === 'remove' || opened?.act === 'address'
  return (
    <Stack gap="3">
      {printers.length === 0 && <Text color="muted">{t('none')}</Text>}
      <List>
        {printers.map(printer => (
          <PrinterLine key={printer.id} printer={printer} now={now} onAct={handleAct(printer)} />
        ))}
      </List>
      {opened?.act === 'edit' && (
        <PrinterDrawer
          isOpen
          printer={opened.printer}
          branches={branches}
          onSaved={handleSaved}
          onClose={close}
        />
      )}
      <PrintJobsDialog printerId={opened?.act === 'jobs' ? opened.printer.id : null} onClose={close} />
      <ConfirmDialog
        isOpen={isEnding}
        title={t(opened?.act === 'remove' ? 'remove.title' : 'renew.title')}
        body={t(opened?.act === 'remove' ? 'remove.body' : 'renew.body')}
        confirmLabel={t(opened?.act === 'remove' ? 'act.remove' : 'act.address')}
        cancelLabel={t('cancel')}
        isBusy={ending.isPending}
        isDanger
        onConfirm={() => opened && ending.mutate(opened.printer.id, { onSuccess: close })}
        onClose={close}
      />
      <PrinterAddressDialog path={path} onClose={() => setPath(null)} />
    </Stack>
  )
}
