import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { SearchWord } from '@sufra/shared/contracts/search-words'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useTranslation } from 'react-i18next'
import { saveSearchWords, searchWordsQuery } from '#src/search-words/search-words.queries.ts'

const failureOf = (error: unknown): string => {
  if (isUnknownOutcome(error)) return 'menus:searchWords.unsure'
  const isStale = error instanceof ApiError && error.code === 'stale_version'
  return isStale ? 'menus:searchWords.stale' : 'menus:searchWords.notSaved'
}

/** Returns the list of own search words and a function that saves each change immediately. */
export const useSearchWords = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  // Others may have changed the list since the dialog was last open.
  const list = useQuery({ ...searchWordsQuery, staleTime: 0 })
  const saving = useMutation({
    mutationFn: saveSearchWords,
    onSuccess: saved => queryClient.setQueryData(searchWordsQuery.queryKey, saved),
    onError: error => {
      toast({ kind: 'error', text: t(failureOf(error)) })
      void queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey })
    },
  })
  const words = list.data?.words ?? []
  const save = async (changed: SearchWord[]): Promise<boolean> => {
    try {
      await saving.mutateAsync({ words: changed, rowVersion: list.data?.rowVersion })
      return true
    } catch {
      return false
    }
  }
  return {
    list,
    words,
    isSaving: saving.isPending,
    add: (word: SearchWord) => save([...words, word]),
    remove: (place: number) => save(words.filter((_, at) => at !== place)),
  }
}
