import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Button, Money, Pill } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { plansQuery } from './merchant.queries.ts'
import { Panel } from './panel.tsx'

/** Renders the merchant's current and earlier subscriptions. */
export const PlanPanel = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const [isGiving, setGiving] = useState(false)
  const answer = useQuery(plansQuery(id))
  return (
    <Panel
      title={t('admin:merchants.plan')}
      answer={answer}
      emptyText={plans => (plans.length === 0 ? t('admin:merchant.noPlan') : null)}
      foot={
        <>
          <Button
            size="sm"
            variant="outline"
            mt="3"
            icon={<Gift size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setGiving(true)}
          >
            {t('admin:merchant.gift.open')}
          </Button>
          {isGiving && (
            <GiftDialog
              accountId={id}
              planId={answer.data?.find(({ isCurrent }) => isCurrent)?.planId ?? null}
              onClose={() => setGiving(false)}
            />
          )}
        </>
      }
    >
      {plans => (
        <Lines>
          {plans.map(({ subscriptionId, name, startsAt, expiryDate, priceMonthly, isCurrent }) => (
            <Line
              key={subscriptionId}
              detail={
                <>
                  {format.date(startsAt)} – {expiryDate ? format.date(expiryDate) : t('admin:merchants.none')}{' '}
                  · <Money value={priceMonthly} /> {t('admin:merchant.aMonth')}
                </>
              }
              end={isCurrent && <Pill family="active">{t('admin:merchant.current')}</Pill>}
            >
              <Bdi>{inLanguage(name, i18n.language)}</Bdi>
            </Line>
          ))}
        </Lines>
      )}
    </Panel>
  )
}
