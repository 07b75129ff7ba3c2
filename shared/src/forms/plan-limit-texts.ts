import { formatNumber } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'

const english = {
  branches: 'All branches of your plan are in use ({limit}).',
  users: 'All team members of your plan are in use ({limit}).',
  products: 'This is more products than your plan has room for ({limit}).',
  channels: 'All links to delivery platforms of your plan are in use ({limit}).',
  other: 'Your plan has no room for more of this.',
  upgrade: 'See bigger plans',
  ask: 'Ask your Admin for a bigger plan.',
  operator: 'Give the merchant a value of its own under Features, or a bigger plan.',
}

const arabic: Record<keyof typeof english, string> = {
  branches: 'استُخدمت كل فروع باقتك (العدد المسموح: {limit}).',
  users: 'استُخدمت كل مقاعد الفريق في باقتك (العدد المسموح: {limit}).',
  products: 'هذا أكثر من الأصناف المسموحة في باقتك (العدد المسموح: {limit}).',
  channels: 'استُخدمت كل روابط منصات التوصيل في باقتك (العدد المسموح: {limit}).',
  other: 'وصلت باقتك إلى الحد المسموح.',
  upgrade: 'عرض الباقات الأكبر',
  ask: 'اطلب من المدير ترقية الباقة.',
  operator: 'امنح التاجر قيمة خاصة من صفحة المزايا، أو باقة أكبر.',
}

/** Returns the texts of a full plan, the same on every screen. */
export const planLimitTexts = (language: Language) => (language === 'ar' ? arabic : english)

const COUNTED = ['branches', 'users', 'products', 'channels'] as const

/** Returns the text of the limit that is reached, with its number if known. */
export const limitText = (
  language: Language,
  { key, limit }: { key: string; limit: number | null },
): string => {
  const words = planLimitTexts(language)
  const counted = COUNTED.find(each => each === key)
  if (!counted || limit === null) return words.other
  return words[counted].replace('{limit}', () => formatNumber(limit, language))
}
