import { endSession } from '@sufra/shared/session'
import { Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Drops the pending requests and signs out. */
export const SignOutInstead = () => {
  const { t } = useTranslation('settings')
  return (
    <Button variant="ghost" onClick={endSession}>
      {t('locked.signOut')}
    </Button>
  )
}
