import type { ChannelAction } from '@sufra/shared/contracts/channel-call'
import type { OrderHistoryEntry } from '@sufra/shared/contracts/order'
import { useFormat } from '@sufra/shared/i18n'
import { useTranslation } from 'react-i18next'

const ACTIONS = new Set([
  ...['Place', 'Accept', 'Reject', 'StartPreparing', 'MarkReady', 'HandOver', 'Complete', 'Cancel', 'Delay'],
  ...['Print', 'UndoLast', 'Reinject', 'Refund', 'DriverUpdated', 'DriverArrived', 'expire', 'release'],
  ...[
    'autoComplete',
    'Acknowledge',
    'Correct',
    'Escalate',
    'ChannelHeard',
    'ChannelRefused',
    'ChannelUnheard',
  ],
])

/** Splits "Reason: text", the format of timeline notes. */
const parted = (note: string): [code: string, words: string] => {
  const at = note.indexOf(': ')
  return at < 0 ? [note, ''] : [note.slice(0, at), note.slice(at + 2)]
}

const CALLS = [
  ...(['acknowledge', 'accept', 'reject', 'delay', 'ready', 'handedOver', 'cancel'] as const),
] satisfies ChannelAction[]
const isCalled = (note: string): boolean => CALLS.some(action => action === parted(note)[0])

/** Returns a function that describes one timeline entry: event, and reason or details. */
export const useHistoryText = (channel: string) => {
  const { t } = useTranslation()
  const format = useFormat()
  const reasonOf = (note: string): string => {
    const [code, words] = parted(note)
    return words || t(`orders:reason.${code}`, { defaultValue: note })
  }
  const refundOf = (note: string) => {
    const [amount, rest] = parted(note)
    const [reason, words] = parted(rest)
    const why = reason && t(`orders:refund.why.${reason}`, { defaultValue: reason })
    return {
      title: t('orders:history.Refund', { money: format.money(Number(amount)) }),
      detail: [why, words].filter(Boolean).join(' · '),
    }
  }
  // Format: "action: answer of the platform"
  const calledOf = (note: string) => {
    const [action, words] = parted(note)
    return {
      action: t(`orders:calls.action.${action}`, { defaultValue: action }),
      said: t(`orders:undeliveredCall.problem.${words}`, { defaultValue: words }),
    }
  }
  const callOf = (known: string, note: string) => {
    const { action, said } = calledOf(note)
    return { title: t(`orders:history.${known}`, { channel, action }), detail: said }
  }
  // The platform's own text, or its answer to our call.
  const endedOf = (note: string): string => {
    const { action, said } = calledOf(note)
    return isCalled(note) ? [action, said].filter(Boolean).join(' · ') : note
  }
  return ({ action, note, source }: OrderHistoryEntry): { title: string; detail: string } => {
    const known = ACTIONS.has(action) ? action : 'other'
    if (known === 'Refund') return refundOf(note ?? '')
    if (known === 'Escalate') return { title: t(`orders:history.Escalate.${note}`), detail: '' }
    if (known.startsWith('Channel')) return callOf(known, note ?? '')
    if (known === 'Accept' && !note) return { title: t('orders:history.AcceptPlain'), detail: '' }
    const title = t(`orders:history.${known}`, { note, channel })
    if (known === 'Accept' || known === 'Delay' || !note) return { title, detail: '' }
    if (known === 'Place')
      return {
        title,
        detail: t([`orders:failure.${note}`, 'orders:failure.other'], { channel }),
      }
    const isReason = source === 'user' && (known === 'Reject' || known === 'Cancel')
    if (isReason) return { title, detail: reasonOf(note) }
    return { title, detail: known === 'Cancel' ? endedOf(note) : note }
  }
}
