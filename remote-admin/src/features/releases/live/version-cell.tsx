import { Bdi, Pill, chakra } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import type { LiveVersion, VersionPlace } from '../release-view.ts'
import { VersionName } from '../version-name.tsx'

const FAMILY: Record<VersionPlace, PillFamily> = { stable: 'active', canary: 'pending', previous: 'neutral' }

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& > small': { flexBasis: 'full' },
    '& > button': {
      color: 'ink',
      fontWeight: 'semibold',
      textAlign: 'start',
      borderRadius: '0.5',
      minH: '6',
      textDecoration: 'underline',
      textDecorationColor: 'line.strong',
      textUnderlineOffset: '4px',
      _hover: { color: 'primary.hover', textDecorationColor: 'primary' },
    },
  },
})

interface VersionCellProps {
  live: LiveVersion
  onOpen: () => void
}

/** Renders a live version with its place, time and person. A press opens its details. */
export const VersionCell = ({ live: { place, version, since }, onOpen }: VersionCellProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      <Pill family={FAMILY[place]}>{t(`admin:releases.place.${place}`)}</Pill>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <VersionName value={version} />
      </button>
      {since && (
        <small>
          <Moment at={since.at} /> · <Bdi>{since.who}</Bdi>
        </small>
      )}
    </Root>
  )
}
