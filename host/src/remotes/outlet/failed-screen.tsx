import { Box, Button, ErrorState } from '@sufra/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerBack } from '#src/connection/use-server-back.ts'
import { ensureRemote } from '#src/remotes/loading/remote-loader.ts'
import { resetOverride } from '#src/remotes/overrides/open-overrides.ts'
import { useOverrides } from '#src/remotes/override-store.ts'
import { askRegistry } from '#src/remotes/registry/release-channel.ts'
import { tabChoice } from '#src/remotes/registry/tab-choices.ts'
import { runInTab, switchOffInTab } from '#src/remotes/remote-control.ts'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { FailureCard } from './failure-card.tsx'
import { WaitingScreen } from './waiting-screen.tsx'

interface Props {
  name: string
  /** Switched off by a person in this tab, not by the operator. */
  isOffHere: boolean
  onOn: () => void
}

/** States that a remote is switched off, and by whom. */
const OffCard = ({ name, isOffHere, onOn }: Props) => {
  const { t } = useTranslation('host')
  return (
    <Box data-remote-failed={name}>
      <ErrorState
        title={t('remotes.failed')}
        detail={t(isOffHere ? 'remotes.offHere' : 'remotes.codes.unreleased')}
        onRetry={onOn}
        retryLabel={t(isOffHere ? 'remotes.switchOn' : 'remotes.retry')}
      />
    </Box>
  )
}

const useQuietRetry = ({ name, state }: { name: string; state: RemoteState }): void => {
  const retryAt = state.phase === 'failed' ? state.retryAt : null
  useEffect(() => {
    if (retryAt === null) return
    const timer = setTimeout(() => void ensureRemote(name), Math.max(0, retryAt - Date.now()))
    return () => clearTimeout(timer)
  }, [name, retryAt])
  useServerBack(() => void ensureRemote(name))
}

const useCanStepBack = ({ name, state }: { name: string; state: RemoteState }): boolean => {
  const previous = useRemotes(({ registry }) => registry.remotes[name]?.previous?.version)
  return previous !== undefined && 'version' in state && state.version !== previous
}

const ResetButton = ({ name }: { name: string }) => {
  const { t } = useTranslation('host')
  return (
    <Button size="sm" onClick={() => void resetOverride(name)}>
      {t('remotes.resetOverride')}
    </Button>
  )
}

/** Replaces a remote that cannot be shown: a skeleton, or a card with a way out. */
export const FailedScreen = ({ name, state }: { name: string; state: RemoteState }) => {
  useQuietRetry({ name, state })
  const canStepBack = useCanStepBack({ name, state })
  const isOverridden = useOverrides(({ running }) => running[name] !== undefined)
  const failure = state.phase === 'failed' ? state.failure : state.phase === 'loading' ? state.waiting : null
  if (!failure || !('version' in state)) return <WaitingScreen />
  return (
    <FailureCard
      name={name}
      version={state.version}
      failure={failure}
      isRetrying={state.phase === 'loading'}
      onRetry={() => void ensureRemote(name)}
      onStepBack={canStepBack && !isOverridden ? () => void runInTab(name, 'previous') : undefined}
      action={isOverridden && <ResetButton name={name} />}
    />
  )
}

/** Replaces a remote that the operator, or a person in this tab, switched off. The screen returns by itself. */
export const DisabledScreen = ({ name }: { name: string }) => {
  const isOffHere = tabChoice(name).off === true
  const handleOn = () => void (isOffHere ? switchOffInTab(name, false) : askRegistry())
  return <OffCard name={name} isOffHere={isOffHere} onOn={handleOn} />
}
