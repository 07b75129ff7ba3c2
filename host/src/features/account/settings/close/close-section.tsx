import type { AccountClosing } from '@sufra/shared/contracts/account-closing'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Banner, Bdi, Button, chakra, Skeleton, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closingQuery, useKeepAccount } from '#src/merchant/closing.queries.ts'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { SectionError } from '../section-error.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { useReturnFocus } from '../use-return-focus.ts'
import { CloseForm } from './close-form.tsx'

const List = chakra('ul', {
  base: {
    m: '0',
    ps: '5',
    listStyle: 'disc',
    color: 'muted',
    '& > li + li': { mt: '1.5' },
    '& a': { color: 'primary', textDecoration: 'underline' },
  },
})

/** Consequences of the closing, shown before the form. The data export comes first. */
const WhatHappens = ({ unpaid }: { unpaid: number }) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  return (
    <>
      <List>
        <li>
          {t('close.export')} <a href="#data">{t('data.begin')}</a>
        </li>
        <li>{t('close.grace')}</li>
        <li>{t('close.money')}</li>
        <li>{t('close.erased')}</li>
        <li>{t('close.law')}</li>
      </List>
      {unpaid > 0 && <Text fontWeight="medium">{t('close.unpaid', { amount: format.money(unpaid) })}</Text>}
    </>
  )
}

/** Open orders block the closing: accepted orders have to end first. */
const OpenOrders = ({ count }: { count: number }) => {
  const { t } = useTranslation('settings')
  return (
    <Banner tone="notice">
      {t('close.openOrders', { count })}{' '}
      <TextLink asChild>
        <Link to="/live-order">{t('close.toOrders')}</Link>
      </TextLink>
    </Banner>
  )
}

const Open = ({ closing }: { closing: AccountClosing }) => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const button = useReturnFocus(!isAsking)
  const stop = () => setIsAsking(false)
  const { openOrders, unpaid, name } = closing
  return (
    <Stack gap="4">
      <WhatHappens unpaid={unpaid} />
      {openOrders > 0 && <OpenOrders count={openOrders} />}
      {isAsking ? (
        <CloseForm name={inLanguage(name, language)} onClosed={stop} onCancel={stop} />
      ) : (
        <Button
          ref={button}
          variant="outline"
          alignSelf="flex-start"
          disabled={openOrders > 0}
          onClick={() => setIsAsking(true)}
        >
          {t('close.begin')}
        </Button>
      )}
    </Stack>
  )
}

const Closing = ({ closing }: { closing: AccountClosing & { closesAt: string } }) => {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const notDoneWords = useFailureText()
  const { mutate, isPending, error } = useKeepAccount()
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{t('close.until', { date: format.date(closing.closesAt) })}</Text>
      <Text textStyle="sm13" color="muted" overflowWrap="anywhere">
        {closing.since && t('close.since', { date: format.dateTime(closing.since) })}{' '}
        <Bdi>{closing.closedBy}</Bdi>
        {closing.reason && (
          <>
            {' · '}
            <Bdi>{closing.reason}</Bdi>
          </>
        )}
      </Text>
      <Text color="muted">{t('close.meanwhile')}</Text>
      {error && (
        <Text role="alert" color="disabled">
          {notDoneWords(error)}
        </Text>
      )}
      <Button alignSelf="flex-start" isLoading={isPending} onClick={() => mutate()}>
        {t('host:closing.keep')}
      </Button>
    </Stack>
  )
}

const isClosing = (closing: AccountClosing): closing is AccountClosing & { closesAt: string } =>
  closing.closesAt !== null

const Standing = () => {
  const { t } = useTranslation('settings')
  const { data: closing, isPending, isFetching, refetch } = useQuery(closingQuery)
  if (isPending) return <Skeleton h="96px" borderRadius="well" />
  if (!closing)
    return <SectionError text={t('close.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (isClosing(closing)) return <Closing closing={closing} />
  return <Open closing={closing} />
}

/**
 * Closes the merchant's account, for people with that right. Absent during
 * impersonation, which cannot change anything.
 */
export const CloseSection = () => {
  const { t } = useTranslation('settings')
  const isOperator = useIsOperator()
  if (!useCan('billing.manage') || isOperator) return null
  return (
    <SettingsSection anchor="close" title={t('close.title')} text={t('close.text')}>
      <Standing />
    </SettingsSection>
  )
}
