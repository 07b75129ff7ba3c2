import type { ComponentType } from 'react'
import { reportServerSignal } from '@sufra/shared/api'
import { ErrorState, lazyPart as lazyPartOf } from '@sufra/shared/ui'
import type { LazyPart } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useServerBack } from '#src/connection/use-server-back.ts'
import { useNewHost } from './host-update.ts'

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

// webpack's errors name the file that did not load.
const missedFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined

// The server has only the files of its own build. A page of the build before cannot load the rest of its chunks, so
// another try does not help, but the newer build does.
const offerNewHostIfGone = async (error: unknown): Promise<void> => {
  const file = missedFile(error)
  if (!file) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404) useNewHost.setState({ isThere: true })
}

/**
 * Returns a screen, or a part of one, in its own chunk. A failed load counts as a missed
 * server call and offers a retry in place; if the server no longer has the file, the page also offers its newer build.
 */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart<object> =>
  lazyPartOf({
    load: () =>
      load().catch(error => {
        void offerNewHostIfGone(error)
        throw error
      }),
    Failed: LoadFailed,
    onMiss: () => reportServerSignal('missed'),
  })
