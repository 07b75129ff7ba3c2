import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { useState } from 'react'
import { isLost } from '#src/products/lost-answer.ts'
import { undoChange } from '#src/products/undo-change.ts'
import { sendForFaults, sendImport } from './menu-import.queries.ts'
import type { StoredPictures } from './menu-import.queries.ts'

/** Which column of the file holds what. */
export type ImportColumns = Pick<ImportAnswer, 'mapping' | 'sizeColumns' | 'modifierColumns'>

/** Where the table is in the file. */
export type TablePlace = Pick<ImportAnswer, 'sheet' | 'headingRow'>

interface Check extends Partial<ImportColumns>, Partial<TablePlace> {
  file: File | null
  pictures?: StoredPictures
}

/** The choices of an answer or of a request, to be sent again. */
const choicesOf = ({
  sheet,
  headingRow,
  mapping,
  sizeColumns,
  modifierColumns,
}: Partial<ImportColumns & TablePlace>) => ({
  sheet,
  headingRow,
  mapping,
  sizeColumns,
  modifierColumns,
})

/** What the server has against the file as a whole, in its own words. */
const fileRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.errors?.File?.[0] : undefined

/** One import from the chosen files to its undo: every choice is checked by the server before anything is saved. */
export const useImport = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const [{ file, pictures }, setChosen] = useState<Check>({ file: null })
  // One for each plan: pressed again after a lost answer, it gives the first import, with its undo.
  const [key, setKey] = useState(newIdempotencyKey)
  const check = useMutation({
    mutationFn: (asked: Check) => sendImport({ ...asked, serviceProviderId, dryRun: true }),
  })
  const menuChanged = () => queryClient.invalidateQueries({ queryKey: ['menus'] })
  const apply = useMutation({
    mutationFn: (asked: Check) =>
      sendImport({ ...asked, serviceProviderId, dryRun: false, idempotencyKey: key }),
    // However it ended: without an answer the menu may be another one by now.
    onSettled: menuChanged,
  })
  const undo = useMutation({
    mutationFn: (undoToken: string) => undoChange({ serviceProviderId, undoToken }),
    onSettled: menuChanged,
  })
  const take = (asked: Check) => {
    check.reset()
    apply.reset()
    undo.reset()
    setChosen(asked)
    setKey(newIdempotencyKey())
    if (asked.file || asked.pictures?.length) check.mutate(asked)
  }

  const checkAnew = (choices: Partial<ImportColumns & TablePlace>) => {
    if (!file) return
    // The failed payment was for another plan.
    apply.reset()
    setKey(newIdempotencyKey())
    check.mutate({ file, pictures, ...choices })
  }

  return {
    file,
    checked: check.data,
    isChecking: check.isPending,
    applied: apply.data,
    isApplying: apply.isPending,
    undone: undo.data,
    isUndoing: undo.isPending,
    undoError: undo.error,
    error: apply.error ?? check.error,
    isUnsure: isLost(apply.error),
    refusal: fileRefusal(apply.error ?? check.error),
    choose: (chosen: File | null) => take({ file: chosen, pictures }),
    /** Pictures that are stored; undefined for none. */
    choosePictures: (stored: StoredPictures | undefined) =>
      take({ file, pictures: stored, ...(file ? choicesOf(check.data ?? check.variables ?? {}) : {}) }),
    /** Where the check itself did not come: the same once more. */
    checkAgain: check.isError ? () => check.mutate(check.variables) : undefined,
    restart: () => take({ file: null }),
    map: (columns: ImportColumns) => {
      if (check.data) checkAnew({ ...choicesOf(check.data), ...columns })
    },
    /** Another sheet or heading row: its columns are guessed anew. */
    place: (table: Partial<TablePlace>) => checkAnew(table),
    apply: () => {
      if (check.data) apply.mutate({ file, pictures, ...choicesOf(check.data) })
    },
    /** The rows that are left out, as a file with the reasons. */
    faultsFile: () => {
      const { data } = check
      if (!file || !data) return Promise.reject(new Error('No file was checked'))
      return sendForFaults({ file, pictures, ...choicesOf(data), serviceProviderId })
    },
    undo: () => {
      const changeId = apply.data?.changeId
      if (changeId) undo.mutate(changeId)
    },
  }
}
export type Import = ReturnType<typeof useImport>
