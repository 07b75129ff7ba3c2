import type { MenuDiffDetail } from '@sufra/shared/contracts/publication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, DirectionalIcon, Flex, Money, Num, Stack, Text, VisuallyHidden } from '@sufra/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Maximum number of details per row; the rest is counted. */
const SHOWN = 4

const Value = ({ what, value }: { what: MenuDiffDetail['what']; value: string }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (what === 'price') return <Money value={Number(value)} />
  if (what === 'limits') return <Num value={value} />
  if (what === 'availability')
    return <span>{t(value === 'true' ? 'menus:channels.detail.on' : 'menus:channels.detail.off')}</span>
  return <Bdi>{inLanguage(value, language)}</Bdi>
}

const Detail = ({ detail: { of, name, what, before, after } }: { detail: MenuDiffDetail }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Flex as="li" gap="1.5" align="center" wrap="wrap" textStyle="sm13">
      <Text as="span" color="muted">
        {t(`menus:channels.detail.${of}`)}
        {what !== 'name' && (
          <>
            {' '}
            <Bdi>{inLanguage(name, language)}</Bdi>
          </>
        )}
        {(what === 'added' || what === 'removed') && <> {t(`menus:channels.detail.${what}`)}</>}
      </Text>
      {before !== null && after !== null && (
        <>
          <Text as="s" color="muted">
            <Value what={what} value={before} />
          </Text>
          <VisuallyHidden>{t('menus:history.to')}</VisuallyHidden>
          <DirectionalIcon icon={ArrowRight} size={14} />
          <b>
            <Value what={what} value={after} />
          </b>
        </>
      )}
    </Flex>
  )
}

/** Differences in the dish's category name and modifier groups, before and after. */
export const DiffDetails = ({ details }: { details: readonly MenuDiffDetail[] }) => {
  const { t } = useTranslation()
  if (details.length === 0) return null
  return (
    <Stack as="ul" gap="0.5">
      {details.slice(0, SHOWN).map(detail => (
        <Detail key={JSON.stringify(detail)} detail={detail} />
      ))}
      {details.length > SHOWN && (
        <Text as="li" textStyle="sm13" color="muted">
          {t('menus:history.andMore', { count: details.length - SHOWN })}
        </Text>
      )}
    </Stack>
  )
}
