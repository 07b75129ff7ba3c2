import { Box, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'

/** Lists a remote's changes to the page outside its own place. */
export const LeakNote = ({ reach }: { reach: string[] }) => {
  const { t } = useTranslation('inspector')
  if (reach.length === 0) return null
  return (
    <Box borderStartWidth="3px" borderColor="disabled" ps="3" textStyle="xs12">
      <Text textStyle="xs12" fontWeight="semibold" color="disabled">
        {t('reach.title')}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {reach.map(each => (
          <Box as="li" key={each}>
            <Code>{each}</Code>
          </Box>
        ))}
      </Stack>
      <Text textStyle="xs12" color="muted">
        {t('reach.detail')}
      </Text>
    </Box>
  )
}
