import { inLanguage } from '@sufra/shared/contracts/text'

/** Names of the delivery platforms, for screens that have only their number (decision 10). */
const CHANNEL_NAMES = new Map([
  [1, '{"ar":"هنقرستيشن","en":"HungerStation"}'],
  [2, '{"ar":"جاهز","en":"Jahez"}'],
  [3, '{"ar":"كيتا","en":"Keeta"}'],
])

export const channelName = (id: number, language: 'ar' | 'en'): string =>
  inLanguage(CHANNEL_NAMES.get(id) ?? '', language)
