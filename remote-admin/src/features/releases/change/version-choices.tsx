import { chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    p: '0',
    m: '0',
    borderWidth: '0',
    minW: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', p: '0', mb: '1.5' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      px: '3.5',
      py: '2',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'well',
      _hover: { bg: 'surface.raised' },
    },
    '& > label:has(:checked)': { borderColor: 'primary', bg: 'primary.soft' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& input': { accentColor: 'primary', boxSize: '4', flexShrink: 0 },
    '& small': { display: 'block', color: 'muted', textStyle: 'xs12' },
  },
})

interface VersionChoicesProps<Version extends { version: string }> {
  versions: readonly Version[]
  chosen: string
  onChoose: (version: string) => void
  /** Renders the name, with text beside it. */
  name: (each: Version) => ReactNode
  /** Renders smaller text below the name. */
  detail: (each: Version) => ReactNode
}

/** Renders a choice of one version: radio buttons with two lines each. */
export const VersionChoices = <Version extends { version: string }>(props: VersionChoicesProps<Version>) => {
  const { versions, chosen, onChoose, name, detail } = props
  const { t } = useTranslation()
  return (
    <Choices>
      <legend>{t('admin:releases.change.version')}</legend>
      {versions.map(each => (
        <label key={each.version}>
          <input
            type="radio"
            name="version"
            value={each.version}
            checked={each.version === chosen}
            onChange={() => onChoose(each.version)}
          />
          <span>
            {name(each)}
            <small>{detail(each)}</small>
          </span>
        </label>
      ))}
    </Choices>
  )
}
