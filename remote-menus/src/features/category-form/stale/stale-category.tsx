import type { Category } from '@sufra/shared/contracts/category'
import type { ContractForm } from '@sufra/shared/forms'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Button, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { valuesOf } from '../category-values.ts'
import type { CategoryValues } from '../category-values.ts'
import { differences } from './differences.ts'
import { PartText } from './part-text.tsx'

const Versions = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    overflowX: 'auto',
    '& table': { w: 'full', borderCollapse: 'collapse', textStyle: 'sm13' },
    '& th, & td': { p: '3', textAlign: 'start', verticalAlign: 'top', minW: '8rem' },
    '& thead th': { color: 'muted', fontWeight: 'medium', bg: 'surface.raised' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& td:last-of-type': { bg: 'pending.soft' },
    '& td > button': { mt: '1' },
  },
})

interface StaleCategoryProps {
  form: ContractForm<CategoryValues>
  /** As somebody else saved it meanwhile. */
  newer: Category
  categories: readonly Category[]
  onTakeTheirs: (values: CategoryValues) => void
}

/** Two versions of one category side by side. What was typed stays in the form until somebody takes the other. */
export const StaleCategory = ({ form, newer, categories, onTakeTheirs }: StaleCategoryProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const mine = form.watch()
  const theirs = valuesOf(newer)
  const parts = differences(mine, theirs)
  return (
    <Stack gap="3">
      <Banner
        tone="notice"
        action={
          <Button size="sm" variant="ghost" onClick={() => onTakeTheirs(theirs)}>
            {t('menus:category.takeAll')}
          </Button>
        }
      >
        {t('menus:category.stale', { time: format.time(newer.updatedAt) })}
      </Banner>
      {parts.length === 0 ? (
        <Text color="muted">{t('menus:category.noDifference')}</Text>
      ) : (
        <Versions tabIndex={0} role="region" aria-label={t('menus:category.versions')}>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('menus:category.mine')}</th>
                <th scope="col">{t('menus:category.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(part => (
                <tr key={part}>
                  <th scope="row">{t(`menus:category.part.${part}`)}</th>
                  <td>
                    <PartText part={part} values={mine} categories={categories} />
                  </td>
                  <td>
                    <PartText part={part} values={theirs} categories={categories} />
                    <Button
                      size="sm"
                      variant="outline"
                      onClick={() => form.setValue(part, theirs[part], { shouldDirty: true })}
                    >
                      {t('menus:category.take')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Versions>
      )}
    </Stack>
  )
}
