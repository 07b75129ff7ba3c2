import { useState } from 'react'
import { withEdits, withoutSaved } from './fact-draft.ts'
import type { FactDraft, FactEdit } from './fact-draft.ts'

const NOTHING: FactDraft = new Map()
const MOST_STEPS = 100

interface Typed {
  draft: FactDraft
  /** As it was before each step, oldest first. */
  past: readonly FactDraft[]
  /** Letters that are typed into one cell after the other are one step. */
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

/** What is typed into the sheet, with the way back step by step until it is saved. */
export const useFactDraft = () => {
  const [typed, setTyped] = useState(START)
  return {
    draft: typed.draft,
    canStepBack: typed.past.length > 0,
    /** Edits under one name in a row are taken back together. */
    edit: (edits: readonly FactEdit[], name: string | null = null) =>
      setTyped(current => edited(current, edits, name)),
    stepBack: () => setTyped(stepBack),
    /** These are stored now. The steps go with them: they led to what is saved now. */
    settle: (saved: readonly FactEdit[]) =>
      setTyped(({ draft }) => ({ ...START, draft: withoutSaved(draft, saved) })),
    forget: () => setTyped(START),
  }
}
