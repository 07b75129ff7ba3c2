import type { MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Bdi, Button, Stack, Text } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStopClosing } from './merchant.queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ClosingNoticeProps {
  id: number
  closing: NonNullable<MerchantHealth['closing']>
}

const StopButton = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setIsAsked(true)}>
        {t('admin:merchant.stopClosing')}
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        work={useStopClosing(id)}
        title={t('admin:merchant.stopClosingTitle')}
        body={t('admin:merchant.stopClosingBody')}
        help={t('admin:merchant.stopClosingHelp')}
        confirmLabel={t('admin:merchant.stopClosing')}
        doneText={t('admin:merchant.closingStopped')}
      />
    </>
  )
}

/** Renders the notice of an account closing: time, person and reason, and the button that undoes it while possible. */
export const ClosingNotice = ({ id, closing }: ClosingNoticeProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { closesAt, since, by, reason, erasedAt } = closing
  if (erasedAt)
    return <Banner tone="notice">{t('admin:merchant.erasedAt', { date: format.date(erasedAt) })}</Banner>
  return (
    <Banner tone="notice">
      <Stack gap="2">
        <Text fontWeight="medium">{t('admin:merchant.closingOn', { date: format.date(closesAt) })}</Text>
        <Text textStyle="sm13" overflowWrap="anywhere">
          {t('admin:merchant.closingBy', { date: format.dateTime(since) })} <Bdi>{by}</Bdi>
          {reason && (
            <>
              {' · '}
              <Bdi>{reason}</Bdi>
            </>
          )}
        </Text>
        <StopButton id={id} />
      </Stack>
    </Banner>
  )
}
