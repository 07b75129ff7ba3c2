import { Link } from '@sufra/shared/router'
import { Box, Card, Heading, LinkButton, Stack, Text, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const NEEDED = ['account', 'business', 'brand', 'branch'] as const

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'decimal',
    ps: '5',
    '& > li::marker': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& b': { display: 'block' },
    '& small': { color: 'muted', textStyle: 'sm13' },
  },
})

/** For a guest: the requirements of the set-up, and links to sign up or sign in. */
export const SignInFirst = () => {
  const { t } = useTranslation('onboarding')
  return (
    <Stack gap="5">
      <div>
        <Heading as="h1" textStyle="h24">
          {t('first.title')}
        </Heading>
        <Text color="muted" mt="1">
          {t('first.detail')}
        </Text>
      </div>
      <Card p="5">
        <List aria-label={t('first.needed')}>
          {NEEDED.map(name => (
            <li key={name}>
              <b>{t(`first.${name}`)}</b>
              <small>{t(`first.${name}Detail`)}</small>
            </li>
          ))}
        </List>
      </Card>
      <Box display="flex" flexWrap="wrap" gap="2">
        <LinkButton asChild>
          <Link to="/signup">{t('plans.createAccount')}</Link>
        </LinkButton>
        <LinkButton asChild variant="outline">
          <Link to="/login">{t('plans.signIn')}</Link>
        </LinkButton>
      </Box>
    </Stack>
  )
}
