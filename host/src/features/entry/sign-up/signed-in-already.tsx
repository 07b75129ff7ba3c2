import { Link } from '@sufra/shared/router'
import { endSession, useSession } from '@sufra/shared/session'
import { Button, LinkButton, Stack } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'

/** Shown when an invitation is opened in a signed-in browser: its acceptance would silently replace that person. */
export const SignedInAlready = ({ onSignedOut }: { onSignedOut: () => void }) => {
  const { t } = useTranslation('account')
  const [email] = useState(() => useSession.getState().user?.Email ?? '')
  const handleSignOut = () => {
    endSession()
    onSignedOut()
  }
  return (
    <Stack gap="4">
      <AccountHead title={t('invitation.title')}>
        {t('invitation.signedInAs')} <AddressLine email={email} /> {t('invitation.signOutFirst')}
      </AccountHead>
      <Button size="lg" w="full" onClick={handleSignOut}>
        {t('invitation.signOutAndGoOn')}
      </Button>
      <LinkButton asChild variant="outline">
        <Link to="/dashboard">{t('invitation.stay')}</Link>
      </LinkButton>
    </Stack>
  )
}
