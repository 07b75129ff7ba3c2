import { Box, Button, Card, HStack, Stack, Text } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import type { TypedText } from '@sufra/shared/remote/typed'
import { useTranslation } from 'react-i18next'

interface Props {
  texts: readonly TypedText[]
  onDismiss: () => void
}

/** Shows typed texts whose fields the new version lacks, for copying. */
export const LeftoverPanel = ({ texts, onDismiss }: Props) => {
  const { t } = useTranslation('host')
  const copy = async ({ label, text }: TypedText) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ kind: 'success', text: t('remotes.copied', { label }) })
    } catch {
      toast({ kind: 'error', text: t('remotes.notCopied') })
    }
  }
  return (
    <Card data-remote-leftover="" role="status" p="4">
      <Stack gap="3">
        <Text fontWeight="semibold">{t('remotes.leftover')}</Text>
        {texts.map((typed, index) => (
          <HStack key={`${typed.label} ${index}`} gap="3" justify="space-between" align="start">
            <Box minW="0">
              <Text textStyle="xs12" color="muted">
                {typed.label}
              </Text>
              <Text dir="auto" whiteSpace="pre-wrap" wordBreak="break-word">
                {typed.text}
              </Text>
            </Box>
            <Button size="sm" variant="outline" onClick={() => void copy(typed)}>
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
