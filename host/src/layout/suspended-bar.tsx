import { useSession } from '@sufra/shared/session'
import { CircleSlash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SlimBar } from './slim-bar.ts'

/** Slim bar for people of a suspended merchant while they finish orders. */
export const SuspendedBar = () => {
  const { t } = useTranslation('host')
  if (!useSession(state => state.user?.isSuspended)) return null
  return (
    <SlimBar role="status">
      <CircleSlash size={16} aria-hidden />
      {t('suspended.bar')}
    </SlimBar>
  )
}
