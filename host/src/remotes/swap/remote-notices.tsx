import { Banner, Button, Stack } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { SwapState } from '#src/remotes/remote-state.ts'
import type { Notices } from './use-notices.ts'
import { tryNewestAgain } from '#src/remotes/remote-control.ts'
import { setLeftover, setSwap } from '#src/remotes/remote-store.ts'
import { LeftoverPanel } from './leftover-panel.tsx'
import { swapRemote } from './swap-remote.ts'

interface SwapBannerProps {
  name: string
  swap: SwapState
  onDismiss: () => void
}

/** States the outcome of a hot swap: it was automatic, or it failed and the old version keeps running. */
const SwapBanner = ({ name, swap, onDismiss }: SwapBannerProps) => {
  const { t } = useTranslation('host')
  if (swap.phase === 'loading') return null
  return (
    <div data-remote-swapped={name}>
      <Banner
        tone={swap.phase === 'failed' ? 'pending' : 'neutral'}
        action={
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t('remotes.dismiss')}
          </Button>
        }
      >
        {t(swap.phase === 'failed' ? 'remotes.swapFailed' : 'remotes.takenBack')}
      </Banner>
    </div>
  )
}

interface Props {
  name: string
  notices: Notices
}

const OfferBanner = ({ name, notices: { swap } }: Props) => {
  const { t } = useTranslation('host')
  return (
    <div data-remote-offer={name}>
      <Banner
        tone="neutral"
        action={
          <Button
            size="sm"
            variant="outline"
            isLoading={swap?.phase === 'loading'}
            onClick={() => void swapRemote(name)}
          >
            {t('remotes.update')}
          </Button>
        }
      >
        {t('remotes.offered')}
      </Banner>
    </div>
  )
}

const FallbackBanner = ({ name, notices: { swap } }: Props) => {
  const { t } = useTranslation('host')
  return (
    <div data-remote-fallback={name}>
      <Banner
        tone="pending"
        action={
          <Button
            size="sm"
            variant="outline"
            isLoading={swap?.phase === 'loading'}
            onClick={() => void tryNewestAgain(name)}
          >
            {t('remotes.tryNewest')}
          </Button>
        }
      >
        {t('remotes.fellBack')}
      </Banner>
    </div>
  )
}

/** Notices above a remote's screen: a new version, a failed or withdrawn one, and typed text without a field. */
export const RemoteNotices = ({ name, notices }: Props) => {
  const { offered, failed, swap, leftover } = notices
  return (
    <Stack gap="3" mb="4">
      {offered !== null && <OfferBanner name={name} notices={notices} />}
      {failed !== null && <FallbackBanner name={name} notices={notices} />}
      {swap && <SwapBanner name={name} swap={swap} onDismiss={() => setSwap(name, null)} />}
      {leftover && <LeftoverPanel texts={leftover} onDismiss={() => setLeftover(name, [])} />}
    </Stack>
  )
}
