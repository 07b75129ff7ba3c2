import type { Discount } from '@sufra/shared/contracts/discount'
import { useFormat } from '@sufra/shared/i18n'
import { useParams } from '@sufra/shared/router'
import { Flex, PageHead, Stack } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OfferPage } from '#src/offers/offer-page.tsx'
import { allPlansQuery } from '#src/offers/offers.queries.ts'
import { DiscountForm } from './discount-form.tsx'
import { DiscountUsage } from './discount-usage.tsx'
import { StatePill } from './discount-words.tsx'
import { discountQuery } from './discounts.queries.ts'

const Head = ({ base }: { base: Discount | undefined }) => {
  const { t } = useTranslation()
  const format = useFormat()
  if (!base) return <PageHead title={t('admin:discounts.edit')} />
  const changed = [t('admin:plans.changed', { date: format.date(base.updatedAt) }), base.updatedBy]
  return (
    <PageHead
      title={t('admin:discounts.editTitle', { code: base.code })}
      status={
        <Flex as="span" gap="2" align="center" wrap="wrap">
          <StatePill state={base.state} />
          <span>{changed.filter(Boolean).join(' · ')}</span>
        </Flex>
      }
    />
  )
}

const useWords = () => {
  const { t } = useTranslation()
  return {
    failed: t('admin:discounts.failedTitle'),
    missing: t('admin:discounts.missing'),
    toList: t('admin:discounts.toList'),
  }
}

const Known = ({ id }: { id: number | null }) => {
  const words = useWords()
  const known = useQuery({ ...discountQuery(id ?? 0), enabled: id !== null })
  const plans = useQuery(allPlansQuery)
  return (
    <>
      <Head base={known.data} />
      <OfferPage query={known} isMissing={id === null} words={words} listPath="/discount">
        {base => (
          <OfferPage query={plans} isMissing={false} words={words} listPath="/discount">
            {all => (
              <Stack gap="6">
                <DiscountForm key={base.id} base={base} plans={all} />
                <DiscountUsage discount={base} />
              </Stack>
            )}
          </OfferPage>
        )}
      </OfferPage>
    </>
  )
}

/** Renders a code and its usage; `new` creates one. */
export const DiscountPage = () => {
  const { t } = useTranslation()
  const { id } = useParams()
  const words = useWords()
  const plans = useQuery(allPlansQuery)
  if (id !== 'new') return <Known id={urlId(id ?? null)} />
  return (
    <>
      <PageHead title={t('admin:discounts.add')} />
      <OfferPage query={plans} isMissing={false} words={words} listPath="/discount">
        {all => <DiscountForm base={null} plans={all} />}
      </OfferPage>
    </>
  )
}
