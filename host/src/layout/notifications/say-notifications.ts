import type { Notification } from '@sufra/shared/contracts/notification'
import { inLanguage } from '@sufra/shared/contracts/text'
import { currentTexts } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { chime } from './chime.ts'

/** Shows the newest as a toast and plays one sound for all, by the person's settings. */
export const sayNotifications = (fresh: Notification[]): void => {
  const shown = fresh.find(({ ways }) => ways.includes('screen'))
  if (shown) toast({ kind: 'info', text: inLanguage(shown.title, currentTexts().language) })
  if (fresh.some(({ ways }) => ways.includes('sound'))) chime()
}
