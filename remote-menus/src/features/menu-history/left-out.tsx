import type { MenuRestoreAnswer } from '@sufra/shared/contracts/menu-history'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Bdi, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Maximum number of listed links; the rest is counted. */
const LISTED = 20

/** Lists links that a restore skips because their target was deleted. */
export const LeftOutLinks = ({ leftOut }: Pick<MenuRestoreAnswer, 'leftOut'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (leftOut.length === 0) return null
  return (
    <Banner tone="notice">
      <Stack gap="2">
        <Text>{t('menus:history.leftOut', { count: leftOut.length })}</Text>
        <Stack as="ul" gap="1">
          {leftOut.slice(0, LISTED).map(({ entity, entityId, name, linked, linkedId, linkedName }) => (
            <li key={`${entity} ${entityId} ${linked} ${linkedId}`}>
              <Bdi>{inLanguage(name, language)}</Bdi>: {t(`menus:history.linked.${linked}`)}{' '}
              {linkedName !== null && <Bdi>{inLanguage(linkedName, language)}</Bdi>}
            </li>
          ))}
        </Stack>
        {leftOut.length > LISTED && (
          <Text>{t('menus:history.andMore', { count: leftOut.length - LISTED })}</Text>
        )}
      </Stack>
    </Banner>
  )
}
