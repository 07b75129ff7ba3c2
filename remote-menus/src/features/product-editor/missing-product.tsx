import { MissingState } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useWayBack } from './way-back.ts'

/** Shown instead of the editor if the address names no product of the merchant. */
export const MissingProduct = () => {
  const { t } = useTranslation()
  const { to, label } = useWayBack()
  return <MissingState title={t('menus:editor.missing')} to={to} toLabel={label} />
}
