import { useQueryClient } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { Button, Card, Flex, Stack, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'
import { patchCategories, reloadCategories } from '#src/categories/categories.queries.ts'
import { requestOf } from './category-values.ts'
import type { CategoryValues } from './category-values.ts'
import { CategoryFields } from './fields/category-fields.tsx'
import { saveCategory } from './save-category.ts'
import { newerCategory } from './stale/newer-category.ts'
import { StaleCategory } from './stale/stale-category.tsx'

const SaveBar = chakra(Flex, {
  base: {
    justifyContent: 'flex-end',
    gap: '2',
    mt: '6',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    // In reach while something is unsaved, however long the form is.
    '&[data-unsaved]': { position: 'sticky', bottom: '0', pb: '4', bg: 'surface', zIndex: 'sticky' },
    // The phone's bottom bar stands below it.
    smDown: {
      '& > button': { flex: 1 },
      '&[data-unsaved]': { bottom: 'calc(64px + env(safe-area-inset-bottom))' },
    },
  },
})

interface CategoryFormProps {
  serviceProviderId: number
  /** What is edited; null for a new one. */
  category: Category | null
  initial: CategoryValues
  /** All of the menu. */
  categories: readonly Category[]
}

const useCategoryForm = (serviceProviderId: number, initial: CategoryValues) =>
  useContractForm<CategoryValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/category').then(
        ({ CategoryRequest }) => CategoryRequest,
      ),
    defaultValues: initial,
    prepare: values => requestOf(serviceProviderId, values),
  })

/** One category, new or known. What somebody else saved meanwhile is shown beside what was typed here. */
export const CategoryForm = ({ serviceProviderId, category, initial, categories }: CategoryFormProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const search = useBrandSearch(serviceProviderId)
  const [base, setBase] = useState(category)
  const [newer, setNewer] = useState<Category | null>(null)
  const form = useCategoryForm(serviceProviderId, initial)
  const { isDirty } = form.formState
  // One that is there sells in branches beyond theirs.
  const canHide = !useIsLimited() || category === null
  const { guard, release } = useUnsavedGuard(isDirty)

  const save = async (values: CategoryValues) => {
    try {
      // Whoever saves once more has seen the newer version, and means this one.
      const saved = await saveCategory({ serviceProviderId, values, base: newer ?? base })
      release()
      patchCategories(queryClient, [saved])
      void reloadCategories(queryClient)
      toast({ kind: 'success', text: t('menus:category.saved') })
      void navigate(`/menus?${search}&category=${saved.id}`)
    } catch (error) {
      const found = newerCategory(error)
      if (!found) throw error
      if (!canHide) form.setValue('isVisible', found.isVisible)
      setNewer(found)
    }
  }
  const takeTheirs = (values: CategoryValues) => {
    form.reset(values)
    setBase(newer)
    setNewer(null)
  }
  const isParent = base !== null && categories.some(({ parentId }) => parentId === base.id)
  const parents = categories.filter(({ id, parentId }) => parentId === null && id !== base?.id)
  return (
    <Card p={{ base: '4', sm: '6' }} maxW="46rem">
      <form
        onSubmit={form.submit(save)}
        noValidate
        aria-label={t(category ? 'menus:category.edit' : 'menus:category.add')}
      >
        <Stack gap="4.5">
          <FormProblem problem={form.problem} />
          {newer && (
            <StaleCategory form={form} newer={newer} categories={categories} onTakeTheirs={takeTheirs} />
          )}
          <CategoryFields {...{ form, parents, isParent, canHide }} />
        </Stack>
        <SaveBar data-unsaved={isDirty || undefined}>
          <Button variant="outline" onClick={() => void navigate(`/menus?${search}`)}>
            {t('menus:remove.cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t(newer ? 'menus:category.saveMine' : 'menus:category.save')}
          </Button>
        </SaveBar>
      </form>
      {guard}
    </Card>
  )
}
