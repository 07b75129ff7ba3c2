import { useIsOperator } from '@sufra/shared/session'
import { useTranslation } from 'react-i18next'

/** Returns the link back to the menu. The operator has no live menu (specification#roles). */
export const useWayBack = () => {
  const { t } = useTranslation()
  return useIsOperator()
    ? { to: '/menus', label: t('menus:nav.menus') }
    : { to: '/menusForUser', label: t('menus:nav.liveMenu') }
}
