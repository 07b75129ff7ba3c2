import { useSession } from '@sufra/shared/session'
import { useState } from 'react'

interface Draft {
  text: string
  /** Stored with the draft: an internal note that came back as a message would reach the merchant. */
  isNote: boolean
}

const EMPTY: Draft = { text: '', isNote: false }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'isNote' in value &&
  typeof value.isNote === 'boolean'

// Per person: another person may sign in in this tab.
const keyOf = (ticketId: number): string =>
  `sufra-support-draft-${useSession.getState().user?.Id ?? 0}-${ticketId}`

const read = (ticketId: number): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(ticketId)) ?? 'null')
    return isDraft(kept) ? kept : EMPTY
  } catch {
    return EMPTY
  }
}

const keep = (ticketId: number, draft: Draft): void => {
  try {
    if (draft.text === '') sessionStorage.removeItem(keyOf(ticketId))
    else sessionStorage.setItem(keyOf(ticketId), JSON.stringify(draft))
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/** Draft of a conversation; survives a reload and a visit to another conversation. */
export const useDraft = (ticketId: number) => {
  const [draft, setDraft] = useState(() => read(ticketId))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keep(ticketId, next)
  }
  return {
    draft: draft.text,
    isNote: draft.isNote,
    setDraft: (text: string) => change({ text }),
    setIsNote: (isNote: boolean) => change({ isNote }),
  }
}
