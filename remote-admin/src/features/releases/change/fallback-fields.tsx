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
  /** Empty: the usual one. */
  version: string
  onChange: (version: string) => void
}

/** The versions that the channel had and nobody took back, each with how it fares. Without them the usual one is taken. */
export const FallbackFields = ({ pointer, version, onChange }: FallbackFieldsProps) => {
  const { t } = useTranslation()
  const { data } = useQuery(fallbacksQuery(pointer))
  const isThere = data?.some(each => each.version === version)
  const usual = data?.find(({ isUsual }) => isUsual)?.version ?? ''
  // What is shown is what is sent, also when the pointer moved under the dialog.
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
