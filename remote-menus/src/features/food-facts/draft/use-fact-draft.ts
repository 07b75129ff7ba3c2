import { useState } from 'react'
import { withEdits, withoutSaved } from './fact-draft.ts'
import type { FactDraft, FactEdit } from './fact-draft.ts'

const NOTHING: FactDraft = new Map()
const MOST_STEPS = 100

interface Typed {
  draft: FactDraft
  /** Earlier drafts for the undo, oldest first. */
  past: readonly FactDraft[]
  /** Name of the current step: consecutive edits of one cell form one step. */
  step: string | null
}

const START: Typed = { draft: NOTHING, past: [], step: null }

const edited = ({ draft, past, step }: Typed, edits: readonly FactEdit[], name: string | null): Typed => ({
  draft: withEdits(draft, edits),
  past: name !== null && name === step ? past : [...past, draft].slice(-MOST_STEPS),
  step: name,
})

const stepBack = (typed: Typed): Typed => {
  const before = typed.past.at(-1)
  return before ? { draft: before, past: typed.past.slice(0, -1), step: null } : typed
}

/** Draft of the sheet with step-by-step undo until it is saved. */
export const useFactDraft = () => {
  const [typed, setTyped] = useState(START)
  return {
    draft: typed.draft,
    canStepBack: typed.past.length > 0,
    /** Consecutive edits with the same name are undone together. */
    edit: (edits: readonly FactEdit[], name: string | null = null) =>
      setTyped(current => edited(current, edits, name)),
    stepBack: () => setTyped(stepBack),
    /** Marks edits as saved and clears the undo steps, which led to saved values. */
    settle: (saved: readonly FactEdit[]) =>
      setTyped(({ draft }) => ({ ...START, draft: withoutSaved(draft, saved) })),
    forget: () => setTyped(START),
  }
}
