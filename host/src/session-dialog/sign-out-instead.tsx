import { endSession } from '@sufra/shared/session'
import { Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Gives up what waits. */
export const SignOutInstead = () => {
  const { t } = useTranslation('settings')
  return (
    <Button variant="ghost" onClick={endSession}>
      {t('locked.signOut')}
    </Button>
  )
}
