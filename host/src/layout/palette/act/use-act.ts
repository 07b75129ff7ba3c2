import { callPaletteAction } from '@sufra/shared/api'
import type { PaletteCall } from '@sufra/shared/contracts/release'
import { useFailureTexts } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DescribedAct } from '../find/offers.ts'

const TOLD = [
  'already_exists',
  'forbidden_branch',
  'illegal_transition',
  'network_error',
  'not_found',
] as const

/** Returns the function that runs an action of the palette, reports its result and offers undo where possible. */
export const useAct = () => {
  const { t } = useTranslation('palette')
  const { language } = useLanguage()
  const cache = useQueryClient()
  const failureText = useFailureTexts({ told: TOLD, say: (key, values) => t(`notDone.${key}`, values ?? {}) })
  const make = async (call: PaletteCall, done: string, undo?: PaletteCall): Promise<void> => {
    try {
      await callPaletteAction(call)
      const onUndo = () => undo && void make(undo, t('undone'))
      toast({ kind: 'success', text: done, ...(undo && { undo: { onUndo } }) })
    } catch (error) {
      toast({ kind: 'error', text: failureText(error) })
    }
    // Any remote on the screen may show the changed data.
    void cache.invalidateQueries()
  }
  return ({ call, done, undo }: DescribedAct) => void make(call, done[language] || done.en, undo)
}
