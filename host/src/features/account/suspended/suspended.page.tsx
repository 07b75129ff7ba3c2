import { refreshSession } from '@sufra/shared/api'
import { Link } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { Button, EmptyState, LinkButton, Stack } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Replaces every screen but the live orders while the merchant is suspended. */
export const SuspendedPage = () => {
  const { t } = useTranslation('host')
  const [isAsking, setIsAsking] = useState(false)
  const maySupport = useCan('support.use')

  // A fresh token has the current state; after the suspension the requested screen replaces this one.
  const handleAgain = () => {
    setIsAsking(true)
    refreshSession()
      .catch(() => undefined)
      .finally(() => setIsAsking(false))
  }

  return (
    <>
      <title>{t('pageTitle', { title: t('suspended.title') })}</title>
      <EmptyState
        title={t('suspended.title')}
        detail={t('suspended.text')}
        action={
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
            <LinkButton asChild>
              <Link to="/live-order">{t('suspended.board')}</Link>
            </LinkButton>
            {maySupport && (
              <LinkButton asChild variant="outline">
                <Link to="/support">{t('suspended.support')}</Link>
              </LinkButton>
            )}
            <Button variant="outline" isLoading={isAsking} onClick={handleAgain}>
              {t('suspended.again')}
            </Button>
          </Stack>
        }
      />
    </>
  )
}
