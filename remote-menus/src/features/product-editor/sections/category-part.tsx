import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Box, Button, Field, Flex, IconButton, Stack } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SectionProps } from '../editor-form.ts'
import { categoriesQuery } from '#src/categories/categories.queries.ts'

/** Labels with the parent: "Mains › Rice". */
const labelsOf = (categories: readonly Category[], language: string) => {
  const nameOf = ({ name }: Category) => inLanguage(name, language)
  const inOrder = categories.toSorted((one, other) => one.index - other.index || one.id - other.id)
  const below = (parent: Category) => inOrder.filter(({ parentId }) => parentId === parent.id)
  const isTop = ({ parentId }: Category) => categories.every(({ id }) => id !== parentId)
  return inOrder
    .filter(isTop)
    .flatMap(top => [
      { value: String(top.id), label: nameOf(top) },
      ...below(top).map(each => ({ value: String(each.id), label: `${nameOf(top)} › ${nameOf(each)}` })),
    ])
}

interface CategoryPartProps extends SectionProps {
  onMake: () => void
}

/** Category and index of the product, with a button that creates a category. */
export const CategoryPart = ({ form, serviceProviderId, onMake }: CategoryPartProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const {
    data: categories = [],
    isError,
    refetch,
  } = useQuery({
    ...categoriesQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
  })
  const { name, value, onChange } = form.bind('categoryId')
  return (
    <Stack gap="2">
      <Field label={t('menus:editor.fields.categoryId')} {...form.field('categoryId')} isRequired>
        <Flex gap="2">
          <Box flex="1" minW="0">
            <SelectInput
              name={name}
              value={value === null ? '' : String(value)}
              placeholder={t('menus:editor.chooseCategory')}
              options={labelsOf(categories, language)}
              // A whole number, or null (specification#products).
              onChange={({ target }) =>
                onChange(target.value === '' ? null : Number.parseInt(target.value, 10))
              }
            />
          </Box>
          <IconButton
            variant="outline"
            label={t('menus:editor.newCategory')}
            icon={<Plus size={18} aria-hidden />}
            onClick={onMake}
          />
        </Flex>
      </Field>
      {isError && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="ghost" onClick={() => void refetch()}>
              {t('menus:liveMenu.retry')}
            </Button>
          }
        >
          {t('menus:category.listFailed')}
        </Banner>
      )}
    </Stack>
  )
}
