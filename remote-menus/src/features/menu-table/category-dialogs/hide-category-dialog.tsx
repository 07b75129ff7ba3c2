import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, ErrorState, Skeleton } from '@sufra/shared/ui'
import { CheckboxGroup } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { hideCategory, patchCategories, reloadCategories } from '#src/categories/categories.queries.ts'
import { useWhileHere } from '@sufra/shared/late-answers'

interface HideCategoryDialogProps {
  category: Category
  onClose: () => void
}

interface Step {
  isHidden: boolean
  branchIds: number[]
}

const after = (hidden: readonly number[], { isHidden, branchIds }: Step): number[] =>
  isHidden ? [...hidden, ...branchIds] : hidden.filter(each => !branchIds.includes(each))

/** Both ways at once: the branches that no longer sell it, and those that do again. Where one of them fails the other one is known. */
const useSaveHidden = (category: Category) => {
  const known = useRef(category.hiddenBranchesIds)
  return async (hidden: readonly number[]): Promise<Category> => {
    const { id, serviceProviderId } = category
    const before = known.current
    const steps: Step[] = [
      { isHidden: true, branchIds: hidden.filter(each => !before.includes(each)) },
      { isHidden: false, branchIds: before.filter(each => !hidden.includes(each)) },
    ]
    let saved = category
    // Without a branch it would mean all of them.
    for (const step of steps.filter(({ branchIds }) => branchIds.length > 0)) {
      saved = await hideCategory({ serviceProviderId, categoryId: id, ...step })
      known.current = after(known.current, step)
    }
    return saved
  }
}

/** Which branches do not sell a category. */
export const HideCategoryDialog = ({ category, onClose }: HideCategoryDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const branches = useQuery(branchesQuery(category.serviceProviderId))
  const [hidden, setHidden] = useState<readonly number[]>(category.hiddenBranchesIds)
  const saveHidden = useSaveHidden(category)
  const closeThis = useWhileHere(onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveHidden(hidden),
    onSuccess: saved => {
      patchCategories(queryClient, [saved])
      toast({ kind: 'success', text: t('menus:category.saved') })
      closeThis()
    },
    onError: () => toast({ kind: 'error', text: t('menus:category.saveFailed') }),
    onSettled: () => reloadCategories(queryClient),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:category.hideTitle', { name: inLanguage(category.name, language) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button disabled={!branches.data} isLoading={isPending} onClick={() => mutate()}>
            {t('menus:category.save')}
          </Button>
        </>
      }
    >
      {branches.isPending && <Skeleton h="6rem" />}
      {branches.isError && (
        <ErrorState
          title={t('menus:category.branchesFailed')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={() => void branches.refetch()}
        />
      )}
      {branches.data && (
        <CheckboxGroup
          label={t('menus:category.hiddenBranches')}
          options={branches.data.map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))}
          value={hidden}
          onChange={setHidden}
          help={t('menus:category.hiddenBranchesHelp')}
        />
      )}
    </Dialog>
  )
}
