import type { ComponentType } from 'react'
import { reportServerSignal } from '@sufra/shared/api'
import { ErrorState, lazyPart as lazyPartOf } from '@sufra/shared/ui'
import type { LazyPart } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useServerBack } from '#src/connection/use-server-back.ts'

/** Message for a part of the application that failed to load, with a retry button. */
const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('host')
  useServerBack(onRetry)
  return (
    <ErrorState
      title={t('loadFailed.title')}
      detail={t('loadFailed.detail')}
      onRetry={onRetry}
      retryLabel={t('retry')}
    />
  )
}

/**
 * Returns a screen, or a part of one, in its own chunk. A failed load counts as a missed
 * server call and offers a retry in place.
 */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPartOf({ load, Failed: LoadFailed, onMiss: () => reportServerSignal('missed') })
