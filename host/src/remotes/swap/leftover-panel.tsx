import { Box, Button, Card, HStack, Stack, Text } from '@sufra/shared/ui'
import type { TypedText } from '@sufra/shared/remote/typed'
import { useTranslation } from 'react-i18next'

interface Props {
  texts: readonly TypedText[]
  onDismiss: () => void
}

const copy = (text: string): void => {
  // Where the clipboard is forbidden the text can still be selected.
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}

/** What was typed into fields that the new version does not show, to be copied from. */
export const LeftoverPanel = ({ texts, onDismiss }: Props) => {
  const { t } = useTranslation('host')
  return (
    <Card data-remote-leftover="" role="status" p="4">
      <Stack gap="3">
        <Text fontWeight="semibold">{t('remotes.leftover')}</Text>
        {texts.map(({ label, text }, index) => (
          <HStack key={`${label} ${index}`} gap="3" justify="space-between" align="start">
            <Box minW="0">
              <Text textStyle="xs12" color="muted">
                {label}
              </Text>
              <Text dir="auto" whiteSpace="pre-wrap" wordBreak="break-word">
                {text}
              </Text>
            </Box>
            <Button size="sm" variant="outline" onClick={() => copy(text)}>
              {t('remotes.copy')}
            </Button>
          </HStack>
        ))}
        <Button size="sm" variant="ghost" alignSelf="start" onClick={onDismiss}>
          {t('remotes.dismiss')}
        </Button>
      </Stack>
    </Card>
  )
}
