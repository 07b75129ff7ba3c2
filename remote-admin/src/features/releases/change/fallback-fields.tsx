import { useQuery } from '@tanstack/react-query'
import { Flex, Pill } from '@sufra/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import type { Pointer } from '../release-view.ts'
import { fallbacksQuery } from '../releases.queries.ts'
import { VersionName } from '../version-name.tsx'
import { VersionChoices } from './version-choices.tsx'

const FAMILY = { healthy: 'active', unknown: 'neutral', failing: 'disabled' } as const

interface FallbackFieldsProps {
  pointer: Pointer
  /** Empty: the default. */
  version: string
  onChange: (version: string) => void
}

/**
 * Renders earlier versions of the channel that were not withdrawn, each with its health. Without them the default is
 * used.
 */
export const FallbackFields = ({ pointer, version, onChange }: FallbackFieldsProps) => {
  const { t } = useTranslation()
  const { data } = useQuery(fallbacksQuery(pointer))
  const isThere = data?.some(each => each.version === version)
  const usual = data?.find(({ isUsual }) => isUsual)?.version ?? ''
  // Keeps the sent version equal to the shown one, also when the pointer moves while the dialog is open.
  useEffect(() => {
    if (isThere === false && version !== usual) onChange(usual)
  })
  if (!data || data.length === 0) return null
  return (
    <VersionChoices
      versions={data}
      chosen={version}
      onChoose={onChange}
      name={each => (
        <Flex as="span" gap="2" wrap="wrap" align="center">
          <VersionName value={each.version} />
          <Pill family={FAMILY[each.verdict]}>{t(`admin:releases.fares.${each.verdict}`)}</Pill>
        </Flex>
      )}
      detail={({ lastLiveAt, ready, failed }) => (
        <>
          <Moment at={lastLiveAt} /> · {t('admin:releases.fares.figures', { ready, failed })}
        </>
      )}
    />
  )
}
