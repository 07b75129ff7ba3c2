import { useState, useSyncExternalStore } from 'react'

const createSaving = () => {
  const marks = new Map<number, boolean>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach(listener => listener())
  return {
    /** From now on these look as they will be. */
    mark: (ids: readonly number[], willBeOnSale: boolean) => {
      for (const id of ids) marks.set(id, willBeOnSale)
      tell()
    },
    clear: (ids: readonly number[]) => {
      for (const id of ids) marks.delete(id)
      tell()
    },
    of: (id: number): boolean | undefined => marks.get(id),
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Products that are being saved, and whether they will be on sale. Each card listens for itself: a press draws its card, and not the menu. */
export type Saving = ReturnType<typeof createSaving>
export type SavingMarks = Pick<Saving, 'mark' | 'clear'>

export const useSaving = (): Saving => useState(createSaving)[0]

/** Whether a product will be on sale once it is saved; undefined while nothing of it is. */
export const useSavingOf = (saving: Saving, id: number): boolean | undefined =>
  useSyncExternalStore(saving.watch, () => saving.of(id))
