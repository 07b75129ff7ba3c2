import { Link, useLocation } from '@sufra/shared/router'
import { LinkButton, Stack } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#src/layout/account-layout.tsx'
import { ComingSoonScreen } from './coming-soon.page.tsx'

/** The public screens that are still to come, each in the frame that it will have. */
export const AccountPage = () => {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  return (
    <AccountLayout>
      <Stack gap="4">
        <ComingSoonScreen name={pathname.slice(1)} />
        <LinkButton asChild variant="outline">
          <Link to="/login">{t('backToLogin')}</Link>
        </LinkButton>
      </Stack>
    </AccountLayout>
  )
}
