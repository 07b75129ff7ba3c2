import { perMonth, savingOf } from '@sufra/shared/contracts/subscription-price'
import { vatIn } from '@sufra/shared/contracts/halalas'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { formatMoney } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { Bdi, Heading, Text } from '@sufra/shared/ui'
import { offerWords, periodText, withMoney } from './offer-words.ts'

interface PricePreviewProps {
  language: Language
  name: Localized
  months: number
  /** SAR for the whole period. */
  price: number
  /** Monthly price of the plan; null while none is chosen. */
  priceMonthly: number | null
}

/** Renders a package as merchants will see it: its price, the included VAT, and the saving. */
export const PricePreview = ({ language, name, months, price, priceMonthly }: PricePreviewProps) => {
  const words = offerWords(language)
  const saving = priceMonthly === null ? 0 : savingOf({ priceMonthly, months, price })
  const shown = inLanguage(JSON.stringify(name), language)
  return (
    <>
      <Heading as="h3" textStyle="xl17" fontWeight="semibold">
        <Bdi>{shown || words.noName}</Bdi>
      </Heading>
      <Text textStyle="h24" fontWeight="semibold" mt="2">
        <bdi>{formatMoney(price, language)}</bdi>
      </Text>
      <Text textStyle="sm13">{periodText(months, language)}</Text>
      <Text textStyle="xs12" color="muted">
        {withMoney(words.vat, vatIn(price), language)}
      </Text>
      {months > 1 && (
        <Text textStyle="sm13" mt="2">
          {withMoney(words.aMonth, perMonth({ price, months }), language)}
        </Text>
      )}
      {saving > 0 && (
        <Text textStyle="sm13" color="active" fontWeight="semibold">
          {withMoney(words.saves, saving, language)}
        </Text>
      )}
    </>
  )
}
