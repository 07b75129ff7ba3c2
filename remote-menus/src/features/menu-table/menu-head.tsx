import { PageHead } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface MenuHeadProps {
  counts?: { products: number; categories: number }
  actions?: ReactNode
}

/** Title with the number of products and categories. */
export const MenuHead = ({ counts, actions }: MenuHeadProps) => {
  const { t } = useTranslation()
  const status =
    counts &&
    t('menus:table.counts', {
      products: t('menus:liveMenu.results', { count: counts.products }),
      categories: t('menus:table.categoryCount', { count: counts.categories }),
    })
  return <PageHead title={t('menus:nav.menus')} status={status} actions={actions} />
}
