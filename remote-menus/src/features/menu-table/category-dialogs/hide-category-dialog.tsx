import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Skeleton } from '@sufra/shared/ui'
import { CheckboxGroup } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { hideCategory, patchCategories, reloadCategories } from '#src/categories/categories.queries.ts'
import { isUnknownOutcome, useWhileMounted } from '@sufra/shared/unknown-outcome'

interface HideCategoryDialogProps {
  category: Category
  onClose: () => void
}

interface Step {
  isHidden: boolean
  branchIds: number[]
}

const after = (hidden: readonly number[], { isHidden, branchIds }: Step): number[] => {
  const others = hidden.filter(each => !branchIds.includes(each))
  return isHidden ? [...others, ...branchIds] : others
}

const stepsTo = (
  hidden: readonly number[],
  before: readonly number[],
  unsure: ReadonlySet<number>,
): Step[] => {
  const isHidden = (id: number) => before.includes(id)
  const ids = [...new Set([...hidden, ...before, ...unsure])]
  const steps: Step[] = [
    { isHidden: true, branchIds: ids.filter(id => hidden.includes(id) && (!isHidden(id) || unsure.has(id))) },
    {
      isHidden: false,
      branchIds: ids.filter(id => !hidden.includes(id) && (isHidden(id) || unsure.has(id))),
    },
  ]
  // A call without branches would mean all branches.
  return steps.filter(({ branchIds }) => branchIds.length > 0)
}

/**
 * Saves both directions: branches that no longer sell the category, and those that sell it again. After a failure the
 * completed call counts as saved. Branches of a call without an answer are sent again with the next choice.
 */
const useSaveHidden = (category: Category) => {
  const known = useRef(category.hiddenBranchesIds)
  const unsure = useRef<ReadonlySet<number>>(new Set())
  return async (hidden: readonly number[]): Promise<Category> => {
    const { id, serviceProviderId } = category
    let saved = category
    for (const step of stepsTo(hidden, known.current, unsure.current)) {
      const said = new Set(step.branchIds)
      try {
        saved = await hideCategory({ serviceProviderId, categoryId: id, ...step })
      } catch (error) {
        if (isUnknownOutcome(error)) unsure.current = new Set([...unsure.current, ...said])
        throw error
      }
      known.current = after(known.current, step)
      unsure.current = new Set([...unsure.current].filter(each => !said.has(each)))
    }
    return saved
  }
}

/** Dialog that hides a category in some branches. */
export const HideCategoryDialog = ({ category, onClose }: HideCategoryDialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  const branches = useQuery(branchesQuery(category.serviceProviderId))
  const [hidden, setHidden] = useState<readonly number[]>(category.hiddenBranchesIds)
  const saveHidden = useSaveHidden(category)
  const closeThis = useWhileMounted(onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveHidden(hidden),
    onSuccess: saved => {
      patchCategories(queryClient, [saved])
      toast({ kind: 'success', text: t('menus:category.saved') })
      closeThis()
    },
    onError: error =>
      toast({
        kind: 'error',
        text: t(isUnknownOutcome(error) ? 'menus:category.saveUnsure' : 'menus:category.saveFailed'),
      }),
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
      {branches.isError && <QueryError of={branches} title={t('menus:category.branchesFailed')} />}
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
