import { MissingState } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useWayBack } from './way-back.ts'

/** In place of the editor when the address names no product of theirs. */
export const MissingProduct = () => {
  const { t } = useTranslation()
  const { to, label } = useWayBack()
  return <MissingState title={t('menus:editor.missing')} to={to} toLabel={label} />
}
