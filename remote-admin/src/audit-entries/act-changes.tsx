import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { Bdi, Box, Flex, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { changesBetween, sideOf } from '@sufra/shared/contracts/changes-between'

interface ValueProps {
  text: string | null
  /** The value on the other side of the change. */
  other: string | null
  isOld?: boolean
}

const Value = ({ text, other, isOld }: ValueProps) => {
  const { t, i18n } = useTranslation()
  if (text === null) return <Text color="muted">{t('admin:acts.nothing')}</Text>
  return (
    <Text
      as={isOld ? 'del' : 'ins'}
      textDecoration={isOld ? 'line-through' : 'none'}
      color={isOld ? 'muted' : 'ink'}
      overflowWrap="anywhere"
    >
      <Bdi>{sideOf(text, { beside: other, language: i18n.language })}</Bdi>
    </Text>
  )
}

const FieldName = ({ name }: { name: string }) => (
  <Text as="dt" textStyle="sm13" color="muted" overflowWrap="anywhere">
    <Bdi>{name}</Bdi>
  </Text>
)

/** Renders the changes of an act: each field before and after, or the request if only that is known. */
export const ActChanges = ({ entry }: { entry: Pick<AuditEntry, 'before' | 'after' | 'asked'> }) => {
  const { t } = useTranslation()
  const isKnown = entry.before !== null || entry.after !== null
  const changes = isKnown ? changesBetween(entry.before, entry.after) : changesBetween(null, entry.asked)
  if (changes.length === 0) return <Text color="muted">{t('admin:acts.noChanges')}</Text>
  return (
    <Box>
      <Text fontWeight="semibold" mb="2">
        {t(isKnown ? 'admin:acts.changes' : 'admin:acts.asked')}
      </Text>
      <Stack as="dl" gap="0">
        {changes.map(({ field, before, after }) => (
          <Box key={field} py="2.5" borderBottomWidth="1px" borderColor="line">
            <FieldName name={field} />
            <Flex as="dd" gap="1" direction="column" mt="0.5">
              {isKnown && entry.before !== null && <Value text={before} other={after} isOld />}
              {(!isKnown || entry.after !== null) && <Value text={after} other={before} />}
            </Flex>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
