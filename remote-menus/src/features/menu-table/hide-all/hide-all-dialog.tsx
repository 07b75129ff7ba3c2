import { api } from '@sufra/shared/api'
import type { BulkUndoAnswer, HideAllAnswer, HideAllRequest } from '@sufra/shared/contracts/product'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Stack, Text } from '@sufra/shared/ui'
import { MultiCombobox } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { isUnknownOutcome, useSendOnce, useWhileMounted } from '@sufra/shared/unknown-outcome'
import { reloadMenu } from '#src/products/products.queries.ts'
import { undoAndTell } from '#src/products/undo-change.ts'
import { useIsLimited } from '#src/brand/use-is-limited.ts'

/** Hides every product of a brand in the given branches, or everywhere if none is given. */
const hideAll = (body: HideAllRequest, idempotencyKey: string): Promise<HideAllAnswer> =>
  api.put('/api/Product/HideAll', { body, idempotencyKey })

/** Shows the products that one such change has hidden. */
const showAgain = async (serviceProviderId: number, undoToken: string): Promise<BulkUndoAnswer> => {
  const body = { serviceProviderId, undoToken }
  // A retry after a lost answer returns the result of the first try.
  const { affected } = await api.put('/api/Product/ShowAll', { body, idempotencyKey: undoToken })
  return { restored: affected, changedSince: 0, leftOut: 0 }
}

export interface HideAllDialogProps {
  serviceProviderId: number
  /** Number of products of the menu. */
  count: number
  onClose: () => void
}

const useHideAll = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const sendOnce = useSendOnce()
  const undo = (undoToken: string) =>
    undoAndTell(() => showAgain(serviceProviderId, undoToken), {
      t,
      whole: count => t('menus:bulk.undone', { count }),
      failed: t('menus:bulk.undoFailed'),
      onEnd: () => reloadMenu(queryClient),
    })
  /** Returns false if the result is unknown because no answer arrived. */
  const run = async (branchIds: number[]): Promise<boolean> => {
    setIsBusy(true)
    let isKnown = true
    try {
      const body = { serviceProviderId, branchIds }
      const { undoToken } = await sendOnce(body, key => hideAll(body, key))
      toast({
        kind: 'success',
        text: t('menus:ProductsHiddenSuccessfully'),
        undo: { label: t('menus:remove.undo'), onUndo: () => void undo(undoToken) },
      })
    } catch (error) {
      isKnown = !isUnknownOutcome(error)
      const failed = t('menus:FailedToHideProducts')
      toast({ kind: 'error', text: isKnown ? failed : `${failed}\n${t('menus:bulk.unsure')}` })
    }
    void reloadMenu(queryClient)
    // After a known result it stays busy, because the dialog closes; another press during the exit would replace the
    // first undo.
    if (!isKnown) setIsBusy(false)
    return isKnown
  }
  return { run, isBusy }
}

/** Confirmation before the whole menu is hidden, with the number of products and the choice of branches. */
export const HideAllDialog = ({ serviceProviderId, count, onClose }: HideAllDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [branchIds, setBranchIds] = useState<number[]>([])
  const isLimited = useIsLimited()
  const { run, isBusy } = useHideAll(serviceProviderId)
  const closeThis = useWhileMounted(onClose)
  const branches = useQuery(branchesQuery(serviceProviderId))
  const options = branches.data?.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
  const hide = async () => {
    if (await run(branchIds)) closeThis()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:bulk.hideAllTitle', { count })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button variant="dangerSolid" isLoading={isBusy} onClick={() => void hide()}>
            {t('menus:bulk.hideAll')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {branchIds.length === 0
            ? t(isLimited ? 'menus:bulk.hideAllYours' : 'menus:bulk.hideAllEverywhere')
            : t('menus:bulk.hideAllIn', { count: branchIds.length })}
        </Text>
        <Field
          label={t('menus:bulk.branches')}
          help={t(isLimited ? 'menus:bulk.branchesHelpYours' : 'menus:bulk.branchesHelp')}
        >
          <MultiCombobox
            value={options?.filter(({ value }) => branchIds.includes(value)) ?? []}
            onChange={chosen => setBranchIds(chosen.map(({ value }) => value))}
            options={options}
            placeholder={t(isLimited ? 'menus:bulk.yourBranches' : 'menus:bulk.allBranches')}
            onRetry={branches.isError ? () => void branches.refetch() : undefined}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
