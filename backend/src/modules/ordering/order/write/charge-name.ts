import type { Localized } from '@sufra/shared/contracts/wire'

// The first pattern that matches the platform's own name decides.
const NAMES: readonly [RegExp, Localized][] = [
  [/tip|gratuity/i, { ar: 'إكرامية', en: 'Tip' }],
  [/small|minimum|min_/i, { ar: 'رسوم الحد الأدنى للطلب', en: 'Small order fee' }],
  [/pack|container|bag/i, { ar: 'رسوم التغليف', en: 'Packaging fee' }],
  [/service/i, { ar: 'رسوم الخدمة', en: 'Service fee' }],
  [/vat|tax/i, { ar: 'الضريبة', en: 'Tax' }],
  [/voucher|coupon|promo/i, { ar: 'قسيمة', en: 'Voucher' }],
  [/deposit/i, { ar: 'تأمين مسترد', en: 'Deposit' }],
]

const spaced = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a readable name of a charge from the platform's own one: `service_fee` is "Service fee". */
export const chargeName = (key: string): Localized => {
  const known = NAMES.find(([pattern]) => pattern.test(key))
  if (known) return known[1]
  const name = spaced(key)
  return { ar: name, en: name }
}
