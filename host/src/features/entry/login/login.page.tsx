import { Link } from '@sufra/shared/router'
import { Stack, Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginNotice } from './login-notice.tsx'

export const LoginPage = () => {
  const { t } = useTranslation('host')
  return (
    <AccountLayout>
      <title>{t('pageTitle', { title: t('login.submit') })}</title>
      <Stack gap="4">
        <AccountHead title={t('login.title')}>{t('login.subtitle')}</AccountHead>
        <LoginNotice />
        <LoginForm />
        <Text textAlign="center" textStyle="sm13" color="muted">
          {t('login.noAccount')}{' '}
          <TextLink asChild>
            <Link to="/signup">{t('login.signUp')}</Link>
          </TextLink>
        </Text>
      </Stack>
    </AccountLayout>
  )
}
