import type { MenuRevision } from '@sufra/shared/contracts/menu-history'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Flex, Pill, Stack, Text } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { FieldChanges } from './field-changes.tsx'
import { KIND_FAMILY } from './kind-family.ts'

/** Returns the columns: item, change, user and time. A bulk change shows one item and the number of items. */
export const useHistoryColumns = (): TableColumn<MenuRevision>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const who = ({ byName }: MenuRevision) => byName ?? t('menus:history.nobody')
  return [
    {
      id: 'what',
      header: t('menus:history.what'),
      exportValue: ({ name }) => inLanguage(name, language),
      render: ({ name, entity, kind, size }) => (
        <Stack gap="1" align="flex-start">
          <Bdi>
            <b>{inLanguage(name, language)}</b>
          </Bdi>
          <Flex gap="1.5" wrap="wrap" align="center">
            <Pill family={KIND_FAMILY[kind]}>{t(`menus:history.kind.${kind}`)}</Pill>
            <Text as="small" color="muted" textStyle="xs12">
              {size > 1 ? t('menus:history.size', { count: size }) : t(`menus:history.entity.${entity}`)}
            </Text>
          </Flex>
        </Stack>
      ),
    },
    {
      id: 'fields',
      header: t('menus:history.fields'),
      render: ({ fields }) => <FieldChanges fields={fields} />,
    },
    { id: 'who', header: t('menus:history.who'), exportValue: who, render: row => <Bdi>{who(row)}</Bdi> },
    {
      id: 'when',
      header: t('menus:history.when'),
      exportValue: ({ at }) => format.dateTime(at),
      render: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
  ]
}
