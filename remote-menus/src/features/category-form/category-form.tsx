import type { Category } from '@sufra/shared/contracts/category'
import { FormProblem, useUnsavedGuard } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { Button, Card, Flex, Stack, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import { useBrandSearch } from '#src/brand/use-chosen-brand.ts'
import type { CategoryValues } from './category-values.ts'
import { CategoryFields } from './fields/category-fields.tsx'
import { StaleCategory } from './stale/stale-category.tsx'
import { useCategoryForm } from './use-category-form.ts'

const SaveBar = chakra(Flex, {
  base: {
    justifyContent: 'flex-end',
    gap: '2',
    mt: '6',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    // Sticky while there are unsaved changes, so that the bar is reachable in a long form.
    '&[data-unsaved]': { position: 'sticky', bottom: '0', pb: '4', bg: 'surface', zIndex: 'sticky' },
    // Space for the phone's navigation bar.
    smDown: {
      '& > button': { flex: 1 },
      '&[data-unsaved]': { bottom: 'phoneBar' },
    },
  },
})

interface CategoryFormProps {
  serviceProviderId: number
  /** Category to edit; null for a new one. */
  category: Category | null
  initial: CategoryValues
  /** All categories of the menu. */
  categories: readonly Category[]
}

/** Form of a new or stored category. An edit conflict shows the other user's version beside the own one. */
export const CategoryForm = ({ serviceProviderId, category, initial, categories }: CategoryFormProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useBrandSearch(serviceProviderId)
  // A stored category is also sold in branches that a limited user may not change.
  const canHide = !useIsLimited() || category === null
  const { form, save, stale } = useCategoryForm({
    serviceProviderId,
    category,
    initial,
    canHide,
    onSaved: saved => {
      release()
      void navigate(`/menus?${search}&category=${saved.id}`)
    },
  })
  const { isDirty } = form.formState
  const { guard, release } = useUnsavedGuard(isDirty)
  const isParent = category !== null && categories.some(({ parentId }) => parentId === category.id)
  const parents = categories.filter(({ id, parentId }) => parentId === null && id !== category?.id)
  return (
    <Card p={{ base: '4', sm: '6' }} maxW="46rem">
      <form
        onSubmit={form.submit(save)}
        noValidate
        aria-label={t(category ? 'menus:category.edit' : 'menus:category.add')}
      >
        <Stack gap="4.5">
          <FormProblem problem={form.problem} />
          <CategoryFields form={form} parents={parents} isParent={isParent} canHide={canHide} />
        </Stack>
        <SaveBar data-unsaved={isDirty || undefined}>
          <Button variant="outline" onClick={() => void navigate(`/menus?${search}`)}>
            {t('menus:remove.cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t('menus:category.save')}
          </Button>
        </SaveBar>
      </form>
      {stale && <StaleCategory {...stale} categories={categories} />}
      {guard}
    </Card>
  )
}
