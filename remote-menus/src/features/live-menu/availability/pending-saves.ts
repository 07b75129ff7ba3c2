import type { Product } from '@sufra/shared/contracts/product'
import { useState, useSyncExternalStore } from 'react'

type Version = Pick<Product, 'id' | 'rowVersion'>

interface Mark {
  willBeOnSale: boolean
  /** version of the saved product; undefined before the answer */
  savedAs?: number
}

const createPendingSaves = () => {
  const marks = new Map<number, Mark>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach(listener => listener())
  return {
    /** Marks products as pending with their expected state. */
    mark: (ids: readonly number[], willBeOnSale: boolean) => {
      for (const id of ids) marks.set(id, { willBeOnSale })
      tell()
    },
    /**
     * Marks products as saved. They keep the pending look until that version is rendered, because cards update later
     * and would flicker.
     */
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

/**
 * Products with a pending save and their expected state. Each card subscribes by itself, so that a press renders only
 * its card.
 */
export type PendingSaves = ReturnType<typeof createPendingSaves>
export type SavingMarks = Pick<PendingSaves, 'mark' | 'settle' | 'clear'>

export const usePendingSaves = (): PendingSaves => useState(createPendingSaves)[0]

/** Returns the expected state of a product with a pending save; undefined otherwise. */
export const useSavingOf = (saving: PendingSaves, product: Version): boolean | undefined =>
  useSyncExternalStore(saving.watch, () => saving.of(product))
