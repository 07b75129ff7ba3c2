import type { Product } from '@sufra/shared/contracts/product'
import { useState, useSyncExternalStore } from 'react'

type Version = Pick<Product, 'id' | 'rowVersion'>

interface Mark {
  willBeOnSale: boolean
  /** the version that it was saved as; none before */
  savedAs?: number
}

const createSaving = () => {
  const marks = new Map<number, Mark>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach(listener => listener())
  return {
    /** From now on these look as they will be. */
    mark: (ids: readonly number[], willBeOnSale: boolean) => {
      for (const id of ids) marks.set(id, { willBeOnSale })
      tell()
    },
    /** They are saved, and go on looking so until that version is drawn: cards follow a moment later, and would turn back in between. */
    settle: (ids: readonly number[], saved: readonly Version[]) => {
      for (const id of ids) {
        const mark = marks.get(id)
        const version = saved.findLast(product => product.id === id)
        if (mark && version) marks.set(id, { ...mark, savedAs: version.rowVersion })
        else marks.delete(id)
      }
      tell()
    },
    clear: (ids: readonly number[]) => {
      for (const id of ids) marks.delete(id)
      tell()
    },
    of: ({ id, rowVersion }: Version): boolean | undefined => {
      const mark = marks.get(id)
      if (mark?.savedAs !== undefined && rowVersion >= mark.savedAs) return undefined
      return mark?.willBeOnSale
    },
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Products that are being saved, and whether they will be on sale. Each card listens for itself: a press draws its card, and not the menu. */
export type Saving = ReturnType<typeof createSaving>
export type SavingMarks = Pick<Saving, 'mark' | 'settle' | 'clear'>

export const useSaving = (): Saving => useState(createSaving)[0]

/** Whether a product will be on sale once it is saved; undefined when it is drawn as it is. */
export const useSavingOf = (saving: Saving, product: Version): boolean | undefined =>
  useSyncExternalStore(saving.watch, () => saving.of(product))
