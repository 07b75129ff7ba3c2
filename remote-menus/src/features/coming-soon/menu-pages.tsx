import { ComingSoonPage } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const comingSoon = (titleKey: string) => {
  const Page = () => {
    const { t } = useTranslation('menus')
    return <ComingSoonPage title={t(titleKey)} />
  }
  return Page
}

export const MenusPage = comingSoon('nav.menus')
export const AddCategoryPage = comingSoon('comingSoon.addCategory')
export const EditCategoryPage = comingSoon('comingSoon.editCategory')
