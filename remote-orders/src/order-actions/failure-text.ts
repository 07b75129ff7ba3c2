import { useTranslation } from 'react-i18next'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'

/** Returns the reason why an order could not be read, in a few words: "unknown item from Keeta". */
export const useFailureText = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return ({ failureReason, channel }: Order): string =>
    t([`orders:failure.${failureReason ?? 'other'}`, 'orders:failure.other'], {
      channel: inLanguage(channel.name, language),
    })
}
