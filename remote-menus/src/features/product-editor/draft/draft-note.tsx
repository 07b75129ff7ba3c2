import { useFormat } from '@sufra/shared/i18n'
import { Banner, Box, Button, Flex } from '@sufra/shared/ui'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface DraftNoteProps {
  /** In ms since 1970. */
  savedAt: number
  onKeep: () => void
  onDiscard: () => void
}

/** Notice that the form contains restored, unsaved input. */
export const DraftNote = ({ savedAt, onKeep, onDiscard }: DraftNoteProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Box mb="4">
      <Banner
        tone="pending"
        icon={<History size={18} aria-hidden />}
        action={
          <Flex gap="1">
            <Button size="sm" variant="ghost" onClick={onKeep}>
              {t('menus:editor.draft.keep')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('menus:editor.draft.discard')}
            </Button>
          </Flex>
        }
      >
        {t('menus:editor.draft.restored', { time: format.time(savedAt) })}
      </Banner>
    </Box>
  )
}
