import { Link } from '@sufra/shared/router'
import { Box, BrandMark, Heading, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#src/layout/account-layout.tsx'
import { LoginForm } from './login-form.tsx'

export const LoginPage = () => {
  const { t } = useTranslation('host')
  return (
    <AccountLayout>
      <title>{t('pageTitle', { title: t('login.submit') })}</title>
      <Stack gap="4">
        <Box pb="2">
          <BrandMark />
        </Box>
        <Box>
          <Heading as="h1" textStyle="h28">
            {t('login.title')}
          </Heading>
          <Text color="muted" mt="1">
            {t('login.subtitle')}
          </Text>
        </Box>
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
