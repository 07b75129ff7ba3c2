import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { FormProblem } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Stack, Text } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteCategory, reloadCategories } from '#src/categories/categories.queries.ts'
import type { CategoryBranch } from '#src/categories/category-tree.ts'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { reloadMenu } from '#src/products/products.queries.ts'
import { useSynonyms } from '#src/search-words/synonyms.ts'

interface RemoveCategoryDialogProps {
  branch: CategoryBranch
  categories: readonly Category[]
  /** True if all products are loaded; otherwise a category that looks empty may contain some. */
  isWhole: boolean
  onClose: () => void
  onRemoved: (id: number) => void
}

const useRemoval = ({ branch, onClose, onRemoved }: RemoveCategoryDialogProps) => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const closeThis = useWhileMounted(onClose)
  return useMutation({
    mutationFn: (moveTo: number | null) => deleteCategory(branch.id, moveTo),
    onSuccess: () => {
      toast({ kind: 'success', text: t('menus:category.deleted') })
      onRemoved(branch.id)
      closeThis()
    },
    // A refusal means that the category contains products that are not loaded here.
    onSettled: () => {
      void reloadCategories(queryClient)
      void reloadMenu(queryClient)
    },
  })
}

/** Confirmation before a category is deleted, with the choice of a category for its products, which are not deleted. */
export const RemoveCategoryDialog = (props: RemoveCategoryDialogProps) => {
  const { branch, categories, isWhole, onClose } = props
  const { t } = useTranslation()
  const synonyms = useSynonyms()
  const { language } = useLanguage()
  const [targetId, setTargetId] = useState<number | null>(null)
  const { mutate, isPending, error } = useRemoval(props)
  const hasProducts = branch.own > 0
  const options = categories
    .filter(({ id }) => id !== branch.id)
    .map(({ id, name }) => ({
      value: id,
      label: inLanguage(name, language),
      keywords: Object.values(readLocalized(name)).join(' '),
    }))
  const known = hasProducts
    ? t('menus:category.moveFirst', { count: branch.own })
    : t('menus:category.deleteEmpty')
  const whatGoes = isWhole ? known : t('menus:category.deleteUnknown')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:remove.title', { name: inLanguage(branch.category.name, language) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('menus:remove.cancel')}
          </Button>
          <Button
            variant="dangerSolid"
            disabled={hasProducts && targetId === null}
            isLoading={isPending}
            onClick={() => mutate(targetId)}
          >
            {t('menus:remove.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FormProblem
          problem={error instanceof ApiError ? error : null}
          texts={{ in_use: t('menus:category.inUse') }}
        />
        <Text>{whatGoes}</Text>
        {branch.children.length > 0 && <Text color="muted">{t('menus:category.childrenStay')}</Text>}
        {(hasProducts || !isWhole) && (
          <Field label={t('menus:category.moveTo')}>
            <Combobox
              value={options.find(({ value }) => value === targetId) ?? null}
              onChange={option => setTargetId(option?.value ?? null)}
              options={options}
              synonyms={synonyms}
              placeholder={t('menus:bulk.chooseCategory')}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  )
}
