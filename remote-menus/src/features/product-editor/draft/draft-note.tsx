import { useFormat } from '@sufra/shared/i18n'
import { Banner, Box, Button, Flex } from '@sufra/shared/ui'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface DraftNoteProps {
  /** Milliseconds. */
  savedAt: number
  onKeep: () => void
  onDiscard: () => void
}

/** Says that what stands in the form was typed before, and is not saved. */
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
