import { ApiError } from '@sufra/shared/api'
import { useFailureTexts } from '@sufra/shared/failures'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partialUndoToast } from '#src/products/partial-undo-toast.ts'
import { patchMenu, reloadMenu } from '#src/products/products.queries.ts'
import { undoneToast } from '#src/products/undone-toast.ts'
import type { FactDraft, FactEdit } from '../draft/fact-draft.ts'
import { PRODUCTS_A_REQUEST, saveFacts, takeBack } from '../food-facts.queries.ts'
import type { BulkUndoResult } from '../food-facts.queries.ts'
import { NO_CELL_ERRORS, refusedCells, staleIds, findUnmeasured, findUnreadable } from './cell-errors.ts'
import type { CellErrors } from './cell-errors.ts'

interface SaveSheet {
  serviceProviderId: number
  /** The current draft. */
  draft: FactDraft
  /** Receives the saved edits. */
  onSaved: (saved: readonly FactEdit[]) => void
}

export interface Progress {
  done: number
  total: number
}

const TOLD = ['forbidden_role', 'not_found'] as const

const chunksOf = (changes: readonly FactEdit[]): FactEdit[][] =>
  Array.from({ length: Math.ceil(changes.length / PRODUCTS_A_REQUEST) }, (_, at) =>
    changes.slice(at * PRODUCTS_A_REQUEST, (at + 1) * PRODUCTS_A_REQUEST),
  )

/** Undoes a save of several requests from its toast; a retry continues with the failed ones. */
const useUndo = (serviceProviderId: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (undoTokens: readonly string[], total: number) => {
    const send = async (soFar: BulkUndoResult) => {
      const reached = await takeBack(serviceProviderId, soFar)
      const failed = t('menus:law.save.undoFailed')
      const { restored: count, isUnsure } = reached
      const rest = { count, total, failed, isUnsure, onRest: () => void send(reached) }
      if (reached.left.length > 0) toast(partialUndoToast(rest, t))
      else toast(undoneToast(reached, { t, whole: t('menus:law.save.undone') }))
      await reloadMenu(queryClient)
    }
    void send({ left: undoTokens, restored: 0, changedSince: 0, leftOut: 0, isUnsure: false })
  }
}

/** Saves the sheet, with progress, refusals by cell, and an undo. */
export const useSaveSheet = ({ serviceProviderId, draft, onSaved }: SaveSheet) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const undo = useUndo(serviceProviderId)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [refused, setRefused] = useState({ fieldErrors: NO_CELL_ERRORS, of: draft })
  // A refusal is dropped once its input was changed, undone or discarded.
  const fieldErrors = useMemo(
    () => new Map([...refused.fieldErrors].filter(([id]) => draft.get(id) === refused.of.get(id))),
    [refused, draft],
  )
  const failureWords = useFailureTexts({
    told: TOLD,
    say: (key, values) => t(`menus:law.save.${key}`, values),
  })

  const refuse = async (error: unknown, sent: readonly FactEdit[]) => {
    const isStale = error instanceof ApiError && error.code === 'stale_version'
    const isRefused = error instanceof ApiError && error.code === 'validation_failed'
    const staleWords = { product: t('menus:law.save.stale') }
    const mark = (found: CellErrors) => setRefused({ fieldErrors: found, of: draft })
    if (isStale) mark(new Map(staleIds(error).map(id => [id, staleWords])))
    if (isRefused) mark(refusedCells(error, sent))
    const isUnsure = isUnknownOutcome(error)
    const told = isUnsure ? t('menus:law.save.unsure') : failureWords(error)
    toast({ kind: 'error', text: isStale || isRefused ? t('menus:law.save.refused') : told })
    // The next try needs current versions; changes saved without an answer are then no changes any more.
    if (isStale || isUnsure) await reloadMenu(queryClient)
  }

  const send = async (changes: readonly FactEdit[]) => {
    const undoTokens: string[] = []
    let done = 0
    for (const chunk of chunksOf(changes)) {
      setProgress({ done, total: changes.length })
      try {
        const { products, undoToken } = await saveFacts(serviceProviderId, chunk)
        patchMenu(queryClient, products)
        if (undoToken !== null) undoTokens.push(undoToken)
        onSaved(chunk)
        done += chunk.length
      } catch (error) {
        await refuse(error, chunk)
        break
      }
    }
    setProgress(null)
    if (done === 0) return
    const text = t('menus:law.save.saved', { count: done })
    toast({ kind: 'success', text, undo: { onUndo: () => undo(undoTokens, done) } })
  }

  return {
    /** Null unless a save runs. */
    progress,
    fieldErrors,
    save: (changes: readonly FactEdit[]) => {
      const found: CellErrors = new Map([
        ...findUnmeasured(changes, t('menus:law.save.perWhat')),
        ...findUnreadable(changes, t('menus:law.save.unreadable')),
      ])
      setRefused({ fieldErrors: found, of: draft })
      if (found.size > 0) toast({ kind: 'error', text: t('menus:law.save.refused') })
      else void send(changes)
    },
  }
}
