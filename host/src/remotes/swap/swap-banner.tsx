import { Banner, Button } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { SwapState } from '#src/remotes/remote-state.ts'

interface Props {
  name: string
  swap: SwapState
  onDismiss: () => void
}

/** States the outcome of a hot swap: it was automatic, or it failed and the old version keeps running. */
export const SwapBanner = ({ name, swap, onDismiss }: Props) => {
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
