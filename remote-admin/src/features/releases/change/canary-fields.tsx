import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import { Num, Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { VersionName } from '../version-name.tsx'
import { VersionChoices } from './version-choices.tsx'
import { CANARY_STEPS } from './canary-start.ts'

interface CanaryFieldsProps {
  /** Newest first. */
  versions: readonly ReleaseVersion[]
  version: string
  percent: number
  onChange: (change: { version?: string; percent?: number }) => void
}

const sharesFor = (percent: number): number[] =>
  [...new Set([...CANARY_STEPS, percent])].toSorted((one, other) => one - other)

/** Renders the choice of a version and of the percentage of merchants that get it. */
export const CanaryFields = ({ versions, version, percent, onChange }: CanaryFieldsProps) => {
  const { t } = useTranslation()
  if (versions.length === 0) return <Text color="muted">{t('admin:releases.change.nothingToShare')}</Text>
  return (
    <>
      <VersionChoices
        versions={versions}
        chosen={version}
        onChoose={next => onChange({ version: next })}
        name={each => <VersionName value={each.version} />}
        detail={({ publishedAt, publishedBy }) => (
          <>
            <Moment at={publishedAt} /> · <bdi>{publishedBy}</bdi>
          </>
        )}
      />
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
