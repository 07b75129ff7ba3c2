import { changesBetween } from '@sufra/shared/contracts/changes-between'
import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { Bdi, Box, Flex, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useActWords } from './act-words.ts'

interface ValueProps {
  text: string
  /** New value, or old one. */
  other: string | null
  isOld?: boolean
}

const Value = ({ text, other, isOld }: ValueProps) => {
  const { valueOf } = useActWords()
  return (
    <Text
      as={isOld ? 'del' : 'ins'}
      textDecoration={isOld ? 'line-through' : 'none'}
      color={isOld ? 'muted' : 'ink'}
      overflowWrap="anywhere"
    >
      <Bdi>{valueOf(text, other)}</Bdi>
    </Text>
  )
}

/** Lists each changed field with its old and new value. */
export const ActChanges = ({ act }: { act: OwnAct }) => {
  const { t } = useTranslation('audit')
  const { fieldOf } = useActWords()
  const changes = changesBetween(act.before, act.after)
  if (changes.length === 0) return <Text color="muted">{t('noChanges')}</Text>
  return (
    <Stack as="dl" gap="0">
      {changes.map(({ field, before, after }) => (
        <Box key={field} py="2.5" borderBottomWidth="1px" borderColor="line">
          <Text as="dt" textStyle="sm13" color="muted" overflowWrap="anywhere">
            {fieldOf(field)}
          </Text>
          <Flex as="dd" gap="1" direction="column" mt="0.5">
            {before !== null && <Value text={before} other={after} isOld />}
            {after !== null && <Value text={after} other={before} />}
            {after === null && <Text color="muted">{t('nothing')}</Text>}
          </Flex>
        </Box>
      ))}
    </Stack>
  )
}
