import { Link } from '@sufra/shared/router'
import { EmptyState, LinkButton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** For a link that was used, withdrawn or replaced, or is older than 72 h. */
export const DeadInvitation = () => {
  const { t } = useTranslation('account')
  return (
    <div role="alert">
      <EmptyState
        title={t('invitation.deadTitle')}
        detail={t('invitation.deadDetail')}
        action={
          <LinkButton asChild>
            <Link to="/login">{t('invitation.signIn')}</Link>
          </LinkButton>
        }
      />
    </div>
  )
}
