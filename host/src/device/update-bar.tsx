import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { takeNewHost } from '#src/lazy-loading/host-update.ts'

/**
 * Offers the newer build and never reloads by itself: a reload loses typed text, and blocks sounds until the next
 * touch.
 */
export const UpdateBar = () => {
  const { t } = useTranslation('host')
  return (
    <div data-host-update>
      <Banner
        tone="neutral"
        action={
          <Button size="sm" variant="ghost" onClick={takeNewHost}>
            {t('newHost.take')}
          </Button>
        }
      >
        {t('newHost.text')}
      </Banner>
    </div>
  )
}
