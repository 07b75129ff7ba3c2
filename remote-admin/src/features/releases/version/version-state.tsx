import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import { Pill } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const FAMILY = { isLive: 'active', isKept: 'neutral', waiting: 'pending', refused: 'disabled' } as const

/** Returns the state of a version: served, only stored, or with claims that are not approved. */
export const stateOf = ({ approval, isLive }: ReleaseVersion) => {
  if (approval !== 'approved') return approval
  return isLive ? ('isLive' as const) : ('isKept' as const)
}

export const VersionState = ({ version }: { version: ReleaseVersion }) => {
  const { t } = useTranslation()
  const state = stateOf(version)
  return <Pill family={FAMILY[state]}>{t(`admin:releases.versions.${state}`)}</Pill>
}
