import { useState } from 'react'

const keyOf = (ticketId: number): string => `sufra-support-draft-${ticketId}`

const read = (ticketId: number): string => {
  try {
    return sessionStorage.getItem(keyOf(ticketId)) ?? ''
  } catch {
    return ''
  }
}

const keep = (ticketId: number, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(ticketId))
    else sessionStorage.setItem(keyOf(ticketId), text)
  } catch {
    // A browser that keeps nothing keeps it as long as the page lives.
  }
}

/** What somebody is writing into a conversation; it outlives a reload, and going to another one and back. */
export const useDraft = (ticketId: number) => {
  const [draft, setDraft] = useState(() => read(ticketId))
  const set = (text: string) => {
    setDraft(text)
    keep(ticketId, text)
  }
  return [draft, set] as const
}
