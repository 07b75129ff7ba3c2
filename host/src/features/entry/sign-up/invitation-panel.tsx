import { ApiError } from '@sufra/shared/api'
import type { Invitation } from '@sufra/shared/contracts/authentication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { endSession, useSession } from '@sufra/shared/session'
import { Box, Button, LinkButton, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'
import { DeadInvitation } from './dead-invitation.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { invitationQuery } from './invitation.queries.ts'

/** Shown when an invitation is opened in a signed-in browser: its acceptance would silently replace that person. */
const SignedInAlready = ({ onSignedOut }: { onSignedOut: () => void }) => {
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

const Shape = () => (
  <Stack gap="4" aria-hidden>
    <Skeleton h="9" w="9" mb="2" />
    <Skeleton h="16" />
    {[1, 2, 3, 4].map(row => (
      <Box key={row}>
        <Skeleton w="24" mb="1.5" />
        <Skeleton h="12" />
      </Box>
    ))}
  </Stack>
)

const useWelcome = ({ accountName, roleName }: Invitation): string => {
  const { t } = useTranslation('account')
  const { language } = useLanguage()
  const role = inLanguage(roleName, language)
  if (accountName === null) return t('invitation.toSufra', { role })
  return t('invitation.toRestaurant', { role, restaurant: inLanguage(accountName, language) })
}

const Welcome = ({ invitation, inviteToken }: { invitation: Invitation; inviteToken: string }) => (
  <Stack gap="4">
    <AccountHead title={useTranslation('account').t('invitation.title')}>
      {useWelcome(invitation)}
    </AccountHead>
    <InvitationForm invitation={invitation} inviteToken={inviteToken} />
  </Stack>
)

/** Content of an invitation link: team, role, and the form that accepts it. */
export const InvitationPanel = ({ inviteToken }: { inviteToken: string }) => {
  const { t } = useTranslation('account')
  // Read once: the acceptance itself signs in, and must not bring up the question.
  const [isSomebodyHere, setIsSomebodyHere] = useState(() => useSession.getState().accessToken !== null)
  const invitation = useQuery({ ...invitationQuery(inviteToken), enabled: !isSomebodyHere })

  if (isSomebodyHere) return <SignedInAlready onSignedOut={() => setIsSomebodyHere(false)} />
  if (invitation.isPending)
    return (
      <>
        <Text role="status" className="sf-hidden">
          {t('invitation.loading')}
        </Text>
        <Shape />
      </>
    )
  if (invitation.data) return <Welcome invitation={invitation.data} inviteToken={inviteToken} />
  if (invitation.error instanceof ApiError && invitation.error.status === 404) return <DeadInvitation />
  return (
    <QueryError of={invitation} title={t('invitation.failedTitle')} detail={t('invitation.failedDetail')} />
  )
}
