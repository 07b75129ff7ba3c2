import { useSession } from '@sufra/shared/session'
import { useState } from 'react'

interface Draft {
  text: string
  /** A half note that came back as a message would tell the merchant what was meant for colleagues. */
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

// Of this person: the tab can change hands.
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
    // A browser that keeps nothing keeps it as long as the page lives.
  }
}

/** What somebody is writing into a conversation; it outlives a reload, and going to another one and back. */
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
