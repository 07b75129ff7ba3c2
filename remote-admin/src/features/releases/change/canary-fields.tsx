import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import { Num, Stack, Text, chakra } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { VersionName } from '../version-name.tsx'
import { CANARY_STEPS } from './canary-start.ts'

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

interface CanaryFieldsProps {
  /** Newest first. */
  versions: readonly ReleaseVersion[]
  version: string
  percent: number
  onChange: (change: { version?: string; percent?: number }) => void
}

const sharesFor = (percent: number): number[] =>
  [...new Set([...CANARY_STEPS, percent])].toSorted((one, other) => one - other)

/** Which version, and how many of a hundred merchants get it. */
export const CanaryFields = ({ versions, version, percent, onChange }: CanaryFieldsProps) => {
  const { t } = useTranslation()
  if (versions.length === 0) return <Text color="muted">{t('admin:releases.change.nothingToShare')}</Text>
  return (
    <>
      <Choices>
        <legend>{t('admin:releases.change.version')}</legend>
        {versions.map(each => (
          <label key={each.version}>
            <input
              type="radio"
              name="version"
              value={each.version}
              checked={each.version === version}
              onChange={() => onChange({ version: each.version })}
            />
            <span>
              <VersionName value={each.version} />
              <small>
                <Moment at={each.publishedAt} /> · <bdi>{each.publishedBy}</bdi>
              </small>
            </span>
          </label>
        ))}
      </Choices>
      <Stack gap="1.5">
        <Text as="span" textStyle="sm13" fontWeight="medium">
          {t('admin:releases.change.share')}
        </Text>
        <ChipGroup
          label={t('admin:releases.change.share')}
          value={percent}
          onChange={next => onChange({ percent: next })}
          options={sharesFor(percent).map(value => ({ value, label: <Num value={`${value}%`} /> }))}
        />
      </Stack>
    </>
  )
}
