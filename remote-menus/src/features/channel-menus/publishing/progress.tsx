import type { Publication, PublicationComplaint } from '@sufra/shared/contracts/publication'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, HStack, Pill, Stack, Text } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const FAMILY: Record<Publication['state'], PillFamily> = {
  Queued: 'pending',
  Sending: 'pending',
  Online: 'active',
  Failed: 'disabled',
}
const TOLD = [
  'not_connected',
  'no_store',
  'unreachable',
  'timed_out',
  'refused',
  'no_name',
  'name_too_long',
  'no_price',
  'no_picture',
] as const
const SHOWN = 20

const useSaying = (nameOf: (productId: number) => string) => {
  const { t } = useTranslation()
  return ({ productId, code, message }: PublicationComplaint): string => {
    const known = TOLD.find(one => one === code)
    const text = known ? t(`menus:channels.complaints.${known}`) : message || code
    return productId === null ? text : `${nameOf(productId)}: ${text}`
  }
}

interface ProgressProps {
  /** name of the platform */
  name: string
  publication: Publication | undefined
  publishedAt: string | null
  nameOf: (productId: number) => string
}

/** Progress of the latest publication, with the platform's complaints. */
export const Progress = ({ name, publication, publishedAt, nameOf }: ProgressProps) => {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const say = useSaying(nameOf)
  const complaints = publication?.complaints ?? []
  return (
    <Stack gap="3" aria-live="polite">
      <HStack gap="2.5" flexWrap="wrap">
        {publication && (
          <Pill family={FAMILY[publication.state]}>{t(`menus:channels.states.${publication.state}`)}</Pill>
        )}
        <Text color="muted">
          {publishedAt
            ? t('menus:channels.publishedAt', { when: dateTime(publishedAt) })
            : t('menus:channels.never')}
        </Text>
      </HStack>
      {complaints.length > 0 && (
        <Banner tone={publication?.state === 'Failed' ? 'error' : 'pending'}>
          <b>{t('menus:channels.complaintsOf', { name })}</b>
          <ul>
            {complaints.slice(0, SHOWN).map(complaint => (
              <li key={`${complaint.productId}-${complaint.code}`}>{say(complaint)}</li>
            ))}
          </ul>
          {complaints.length > SHOWN && t('menus:channels.andMore', { count: complaints.length - SHOWN })}
        </Banner>
      )}
    </Stack>
  )
}
