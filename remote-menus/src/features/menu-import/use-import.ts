import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import type { ImportAnswer } from '@sufra/shared/contracts/menu-import'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { useState } from 'react'
import { undoChange } from '#src/products/undo-change.ts'
import { sendForFaults, sendImport } from './menu-import.queries.ts'
import type { StoredPictures } from './menu-import.queries.ts'

/** Assignment of the file's columns to fields. */
export type ImportColumns = Pick<ImportAnswer, 'mapping' | 'sizeColumns' | 'modifierColumns'>

/** Position of the table in the file. */
export type TablePlace = Pick<ImportAnswer, 'sheet' | 'headingRow'>

interface Check extends Partial<ImportColumns>, Partial<TablePlace> {
  file: File | null
  pictures?: StoredPictures
}

/** Returns the choices of an answer or a request, to be sent again. */
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

/** Returns the server's error about the whole file. */
const fileRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.errors?.File?.[0] : undefined

/** State of one import from the file choice to the undo. The server checks every choice before anything is saved. */
export const useImport = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const [{ file, pictures }, setChosen] = useState<Check>({ file: null })
  // One key per plan, so that a retry after a lost answer returns the first import with its undo.
  const [key, setKey] = useState(newIdempotencyKey)
  const check = useMutation({
    mutationFn: (asked: Check) => sendImport({ ...asked, serviceProviderId, dryRun: true }),
  })
  const menuChanged = () => queryClient.invalidateQueries({ queryKey: ['menus'] })
  const apply = useMutation({
    mutationFn: (asked: Check) =>
      sendImport({ ...asked, serviceProviderId, dryRun: false, idempotencyKey: key }),
    // Runs on success and failure: without an answer the menu may have changed.
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
    // The failed import belongs to the previous plan.
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
    isUnsure: isUnknownOutcome(apply.error),
    refusal: fileRefusal(apply.error ?? check.error),
    choose: (chosen: File | null) => take({ file: chosen, pictures }),
    /** Receives the uploaded pictures; undefined for none. */
    choosePictures: (stored: StoredPictures | undefined) =>
      take({ file, pictures: stored, ...(file ? choicesOf(check.data ?? check.variables ?? {}) : {}) }),
    /** Repeats a failed check; undefined otherwise. */
    checkAgain: check.isError ? () => check.mutate(check.variables) : undefined,
    restart: () => take({ file: null }),
    map: (columns: ImportColumns) => {
      if (check.data) checkAnew({ ...choicesOf(check.data), ...columns })
    },
    /** Another sheet or heading row: the columns are guessed again. */
    place: (table: Partial<TablePlace>) => checkAnew(table),
    apply: () => {
      if (check.data) apply.mutate({ file, pictures, ...choicesOf(check.data) })
    },
    /** Returns the skipped rows with their errors as a file. */
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
