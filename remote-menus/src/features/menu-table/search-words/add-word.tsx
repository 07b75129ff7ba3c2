import {
  LONGEST_SEARCH_WORD,
  MOST_SEARCH_WORDS,
  hasSearchWord,
  meansItself,
} from '@sufra/shared/contracts/search-word-rules'
import type { SearchWord } from '@sufra/shared/contracts/search-words'
import { Button, Field, Grid, Text, TextInput } from '@sufra/shared/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface AddWordProps {
  words: readonly SearchWord[]
  isSaving: boolean
  onAdd: (word: SearchWord) => Promise<boolean>
}

const EMPTY = { word: '', means: '' }

/** Returns the text key of an invalid pair; null if it can be added. */
const wrongOf = (typed: typeof EMPTY, words: readonly SearchWord[]): string | null => {
  const { word, means } = typed
  if (word.trim() === '' || means.trim() === '') return 'menus:searchWords.bothNeeded'
  if (word.trim().length > LONGEST_SEARCH_WORD || means.trim().length > LONGEST_SEARCH_WORD)
    return 'menus:searchWords.tooLong'
  if (meansItself(typed)) return 'menus:searchWords.meansItself'
  return hasSearchWord(words, typed) ? 'menus:searchWords.twice' : null
}

/** Form for a new pair; a pair that exists in any spelling is rejected. */
export const AddWord = ({ words, isSaving, onAdd }: AddWordProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const [wrong, setWrong] = useState<string | null>(null)
  if (words.length >= MOST_SEARCH_WORDS)
    return <Text color="muted">{t('menus:searchWords.full', { most: MOST_SEARCH_WORDS })}</Text>
  const change = (changes: Partial<typeof EMPTY>) => {
    setTyped(before => ({ ...before, ...changes }))
    setWrong(null)
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const found = wrongOf(typed, words)
    setWrong(found)
    if (found !== null || !(await onAdd(typed))) return
    // Input made during the save belongs to the next pair.
    setTyped(now => ({
      word: now.word === typed.word ? '' : now.word,
      means: now.means === typed.means ? '' : now.means,
    }))
  }
  return (
    <form onSubmit={event => void add(event)} noValidate>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr auto' }} gap="3" alignItems="start">
        <Field label={t('menus:searchWords.word')} error={wrong === null ? undefined : t(wrong)}>
          <TextInput value={typed.word} onChange={event => change({ word: event.target.value })} dir="auto" />
        </Field>
        <Field label={t('menus:searchWords.means')}>
          <TextInput
            value={typed.means}
            onChange={event => change({ means: event.target.value })}
            dir="auto"
          />
        </Field>
        <Button type="submit" variant="soft" isLoading={isSaving} mt={{ base: '0', sm: '7' }}>
          {t('menus:searchWords.add')}
        </Button>
      </Grid>
    </form>
  )
}
