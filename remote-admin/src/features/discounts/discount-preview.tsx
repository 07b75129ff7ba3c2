import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { DiscountTerms } from '@sufra/shared/contracts/subscription-price'
import { inLanguage } from '@sufra/shared/contracts/text'
import { formatMoney } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { Bdi, Box, Flex, Heading, Stack, Text, chakra } from '@sufra/shared/ui'
import { offerWords, periodText, withMoney } from '#src/offers/offer-words.ts'
import { PreviewCard } from '#src/offers/preview-card.tsx'

const Before = chakra('s', { base: { color: 'muted', textStyle: 'sm13', whiteSpace: 'nowrap' } })

interface Offer {
  key: string
  label: string
  price: number
}

/** Returns the offers of a plan: a month, a year, its packages. */
const offersOf = (plan: PlanDetails, packages: readonly PackageDetails[], language: Language): Offer[] => {
  const words = offerWords(language)
  return [
    { key: 'month', label: words.month, price: plan.priceMonthly },
    ...(plan.priceYearly === null ? [] : [{ key: 'year', label: words.year, price: plan.priceYearly }]),
    ...packages
      .filter(({ planId, isActive }) => planId === plan.id && isActive)
      .map(({ id, name, months, price }) => ({
        key: String(id),
        label: `${inLanguage(name, language)} (${periodText(months, language)})`,
        price,
      })),
  ]
}

const OfferLine = ({
  offer,
  terms,
  language,
}: {
  offer: Offer
  terms: DiscountTerms | null
  language: Language
}) => {
  const words = offerWords(language)
  const { price, gross, vat } = subscriptionPrice({ price: offer.price, discount: terms })
  return (
    <Box as="li" textStyle="sm13">
      <Flex gap="3" justify="space-between" align="baseline">
        <Bdi>{offer.label}</Bdi>
        <Flex gap="2" align="baseline" wrap="wrap" justify="flex-end">
          {gross < price && (
            <Before>
              <bdi>{formatMoney(price, language)}</bdi>
            </Before>
          )}
          <Text as="b" fontWeight="semibold" whiteSpace="nowrap">
            <bdi>{formatMoney(gross, language)}</bdi>
          </Text>
        </Flex>
      </Flex>
      <Text textStyle="xs12" color="muted">
        {gross === 0 ? words.free : withMoney(words.vat, vat, language)}
      </Text>
    </Box>
  )
}

interface DiscountPreviewProps {
  terms: DiscountTerms | null
  /** Null: all of them. */
  planIds: readonly number[] | null
  plans: readonly PlanDetails[]
  packages: readonly PackageDetails[]
}

/** Renders the prices of all offers with the code. */
export const DiscountPreview = ({ terms, planIds, plans, packages }: DiscountPreviewProps) => (
  <PreviewCard>
    {language => (
      <Stack gap="4">
        {plans
          .filter(({ isActive, isPublic }) => isActive && isPublic)
          .map(plan => (
            <div key={plan.id}>
              <Heading as="h3" textStyle="lg15" fontWeight="semibold" mb="1">
                <Bdi>{inLanguage(plan.name, language)}</Bdi>
              </Heading>
              {planIds !== null && !planIds.includes(plan.id) ? (
                <Text textStyle="sm13" color="muted">
                  {offerWords(language).otherPlans}
                </Text>
              ) : (
                <Stack as="ul" gap="2" listStyleType="none">
                  {offersOf(plan, packages, language).map(offer => (
                    <OfferLine key={offer.key} offer={offer} terms={terms} language={language} />
                  ))}
                </Stack>
              )}
            </div>
          ))}
      </Stack>
    )}
  </PreviewCard>
)
