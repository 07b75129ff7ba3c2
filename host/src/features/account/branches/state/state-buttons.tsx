import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { STATE_ENDS } from '@sufra/shared/contracts/state-choices'
import { Button } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { CirclePause, Hourglass, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type StateChangeRequest = { state: 'Busy' | 'Paused'; branchIds: number[] }

interface StateButtonsProps {
  branches: readonly Pick<Branch, 'id' | 'state' | 'isActive'>[]
  set: (request: SetStatusRequest) => void
  isPending: boolean
  /** Opens the dialog for another end, a reason or other minutes. */
  onMore: (asked: StateChangeRequest) => void
  size?: 'sm' | 'md'
}

const QUICK_BUSY = [10, 15, 20, 30] as const

const usePauseItems = ({ set, onMore }: StateButtonsProps, branchIds: number[]) => {
  const { t } = useTranslation('branches')
  return [
    ...STATE_ENDS.map(preset => ({
      id: preset,
      label: t(`ends.${preset}`),
      onSelect: () => set({ branchIds, state: 'Paused', preset }),
    })),
    {
      id: 'manual',
      label: t('ends.manual'),
      onSelect: () => set({ branchIds, state: 'Paused', until: null }),
    },
    {
      id: 'more',
      label: t('state.more'),
      beginsGroup: true,
      onSelect: () => onMore({ state: 'Paused', branchIds }),
    },
  ]
}

const useBusyItems = ({ set, onMore }: StateButtonsProps, branchIds: number[]) => {
  const { t } = useTranslation('branches')
  return [
    ...QUICK_BUSY.map(minutes => ({
      id: String(minutes),
      label: t('state.busyFor', { minutes }),
      onSelect: () => set({ branchIds, state: 'Busy', minutes, preset: '1h' }),
    })),
    {
      id: 'more',
      label: t('state.more'),
      beginsGroup: true,
      onSelect: () => onMore({ state: 'Busy', branchIds }),
    },
  ]
}

/** Pauses, makes busy or opens one branch or several: a press and an end. */
export const StateButtons = (props: StateButtonsProps) => {
  const { t } = useTranslation('branches')
  const { branches, set, isPending, size = 'md' } = props
  const branchIds = branches.filter(({ isActive }) => isActive).map(({ id }) => id)
  const stopped = branches.filter(({ state }) => state === 'Paused' || state === 'Busy')
  const pauseItems = usePauseItems(props, branchIds)
  const busyItems = useBusyItems(props, branchIds)
  const isAllPaused = stopped.length === branches.length && stopped.every(({ state }) => state === 'Paused')
  const isAllBusy = stopped.length === branches.length && stopped.every(({ state }) => state === 'Busy')
  if (branchIds.length === 0) return null
  return (
    <>
      {stopped.length > 0 && (
        <Button
          variant="outline"
          size={size}
          icon={<Play size={18} aria-hidden />}
          isLoading={isPending}
          onClick={() => set({ branchIds: stopped.map(({ id }) => id), state: 'Open' })}
        >
          {t(isAllBusy ? 'state.endBusy' : 'state.open')}
        </Button>
      )}
      {!isAllPaused && (
        <>
          {!isAllBusy && (
            <Menu
              label={t('state.busy')}
              items={busyItems}
              trigger={
                <Button variant="outline" size={size} icon={<Hourglass size={18} aria-hidden />}>
                  {t('state.busy')}
                </Button>
              }
            />
          )}
          <Menu
            label={t('state.pause')}
            items={pauseItems}
            trigger={
              <Button variant="outline" size={size} icon={<CirclePause size={18} aria-hidden />}>
                {t('state.pause')}
              </Button>
            }
          />
        </>
      )}
    </>
  )
}
