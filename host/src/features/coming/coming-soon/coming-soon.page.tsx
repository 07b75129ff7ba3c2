import { ComingSoonPage } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** A screen of the host that is still to come, under its own name. `name` is a key below `screens`. */
export const ComingSoonScreen = ({ name }: { name: string }) => {
  const { t } = useTranslation('host')
  return <ComingSoonPage title={t(`screens.${name}`)} />
}
