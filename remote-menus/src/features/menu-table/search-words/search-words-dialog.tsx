import type { SearchWord } from '@sufra/shared/contracts/search-words'
import { Banner, Bdi, Box, Button, DirectionalIcon, Flex, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { ArrowRight, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AddWord } from './add-word.tsx'
import { useSearchWords } from './use-search-words.ts'

interface WordLineProps {
  word: SearchWord
  isSaving: boolean
  onRemove: () => void
}

const WordLine = ({ word: { word, means }, isSaving, onRemove }: WordLineProps) => {
  const { t } = useTranslation()
  return (
    <Flex as="li" align="center" gap="2" minH="11" borderBottomWidth="1px" borderColor="line">
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Bdi>
          <b>{word}</b>
        </Bdi>
      </Box>
      <DirectionalIcon icon={ArrowRight} size={16} />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Bdi>{means}</Bdi>
      </Box>
      <Button
        variant="ghost"
        minW="11"
        minH="11"
        disabled={isSaving}
        aria-label={t('menus:searchWords.removeOf', { word })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </Flex>
  )
}

/** The merchant's own names for dishes; each pair works in both directions. */
export const SearchWordsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { list, words, isSaving, add, remove } = useSearchWords()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('menus:searchWords.title')}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('menus:searchWords.close')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text color="muted">{t('menus:searchWords.help')}</Text>
        {list.isPending && <Skeleton h="8rem" />}
        {list.isError && !list.data && (
          <Banner tone="error">
            {t('menus:searchWords.failed')}{' '}
            <Button size="sm" variant="outline" onClick={() => void list.refetch()}>
              {t('menus:searchWords.retry')}
            </Button>
          </Banner>
        )}
        {list.data && (
          <>
            <AddWord words={words} isSaving={isSaving} onAdd={add} />
            {words.length === 0 && <Text>{t('menus:searchWords.empty')}</Text>}
            <Stack as="ul" gap="0" maxH="40dvh" overflowY="auto" aria-label={t('menus:searchWords.title')}>
              {words.map((word, place) => (
                <WordLine
                  key={`${word.word} ${word.means}`}
                  word={word}
                  isSaving={isSaving}
                  onRemove={() => void remove(place)}
                />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
