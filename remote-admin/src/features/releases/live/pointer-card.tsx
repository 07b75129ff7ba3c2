import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { Card, Flex, Pill, Stack } from '@sufra/shared/ui'
import { Monogram } from '@sufra/shared/ui/data'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointerChange } from '../change/change-kinds.ts'
import type { Pointer, PointerView } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { PointerActions } from './pointer-actions.tsx'
import { VerdictLine } from './verdict-line.tsx'
import { judge } from './verdict.ts'
import { VersionRows } from './version-rows.tsx'

/** Change that the verdict suggests; it gets the primary button. */
const ADVICE = { worse: 'endCanary', good: 'promote', slightlyWorse: null, waiting: null } as const

interface PointerCardProps {
  view: PointerView
  siblings: readonly Pointer[]
  /** Limits at which the server withdraws a canary; undefined while the figures load. */
  guard: ReleaseHealth['guard'] | undefined
  onAsk: (asked: PointerChange) => void
  onOpen: (version: string) => void
}

const StatePill = ({ isDisabled }: { isDisabled: boolean }) => {
  const { t } = useTranslation()
  return (
    <Pill family={isDisabled ? 'disabled' : 'active'}>
      {t(isDisabled ? 'admin:releases.state.off' : 'admin:releases.state.on')}
    </Pill>
  )
}

/** Renders one remote in one channel: live versions, their health, and the rollback. */
export const PointerCard = ({ view, siblings, guard, onAsk, onOpen }: PointerCardProps) => {
  const { t } = useTranslation()
  const remote = useRemoteName()(view.pointer.name)
  const titleId = useId()
  const { name, channel, disabled } = view.pointer
  const verdict = guard ? judge(view.versions, guard) : null
  const facts = { remote, channel }
  return (
    <Card as="article" aria-labelledby={`${titleId} ${titleId}-channel`} p="4.5">
      <Stack gap="3.5">
        <Flex gap="3" wrap="wrap" align="center">
          <Monogram text={name.slice(0, 1).toUpperCase()} size="md" />
          <Stack gap="0" flex="1" minW="10rem">
            <Flex gap="2" align="center" wrap="wrap">
              <h2 id={titleId}>
                <b>{remote}</b> <VersionName value={name} />
              </h2>
              <StatePill isDisabled={disabled} />
            </Flex>
            <small id={`${titleId}-channel`}>
              {t('admin:releases.channel')} <VersionName value={channel} />
            </small>
          </Stack>
          <PointerActions
            pointer={view.pointer}
            siblings={siblings}
            label={t('admin:releases.live.more', facts)}
            advised={verdict && ADVICE[verdict.kind]}
            onAsk={onAsk}
          />
        </Flex>
        {verdict && <VerdictLine verdict={verdict} />}
        <VersionRows
          view={view}
          caption={t('admin:releases.live.caption', facts)}
          isCanaryWorse={verdict?.kind === 'worse'}
          areFiguresHere={guard !== undefined}
          onOpen={onOpen}
        />
      </Stack>
    </Card>
  )
}
