import type { CannedAnswer, Ticket, TicketCard } from '@sufra/shared/contracts/ticket'
import { LONGEST_MESSAGE } from '@sufra/shared/contracts/ticket-rules'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useIsOperator } from '@sufra/shared/session'
import { Box, chakra } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cannedQuery } from '../inbox/canned.queries.ts'
import { useTellTyping } from './use-typing.ts'
import { AttachmentList } from './attachments.tsx'
import { CannedList, cannedSearch, matchingAnswers } from './canned-list.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { useDraft } from './draft.ts'
import { queueMessage } from './outbox.ts'
import { useAttachments } from './use-attachments.ts'

const Frame = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    px: '3',
    py: '2',
    _focusWithin: { borderColor: 'primary', outline: '1px solid', outlineColor: 'primary' },
    '& textarea': {
      display: 'block',
      w: 'full',
      minH: '11',
      maxH: '180px',
      py: '2',
      bg: 'transparent',
      resize: 'none',
      outline: 'none',
      fieldSizing: 'content',
      lineHeight: '1.55',
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
  },
  variants: { tone: { note: { bg: 'notice.soft', borderColor: 'notice' }, plain: {} } },
})

const hasKeyboard = () => window.matchMedia?.('(hover: hover)').matches ?? false

/** Returns the matching canned answers and the chosen one. */
const useCanned = (draft: string) => {
  const isOperator = useIsOperator()
  const { data: answers } = useQuery({ ...cannedQuery, enabled: isOperator })
  const [choice, setChoice] = useState<{ search: string | null; at: number }>({ search: null, at: 0 })
  // The button opens the list beside existing text; the answer is then appended.
  const [besides, setBesides] = useState<string | null>(null)
  const isBeside = besides !== null && besides === draft
  const search = isOperator ? (isBeside ? '' : cannedSearch(draft)) : null
  return {
    found: search === null ? [] : matchingAnswers(answers ?? [], search),
    // Another search starts at its first answer.
    chosen: choice.search === search ? choice.at : 0,
    setChosen: (at: number) => setChoice({ search, at }),
    ask: () => setBesides(isBeside ? null : draft),
    withAnswer: (text: string) => (isBeside ? `${draft.trimEnd()}\n${text}` : text),
  }
}

interface ComposerProps {
  ticket: Ticket
  onSend: () => void
}

/** Text box of a conversation: Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ ticket, onSend }: ComposerProps) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const format = useFormat()
  const box = useRef<HTMLTextAreaElement>(null)
  const { draft, isNote, setDraft, setIsNote } = useDraft(ticket.id)
  const [card, setCard] = useState<TicketCard | null>(null)
  const attachments = useAttachments(ticket.id)
  const tellTyping = useTellTyping(ticket.id)
  const { found, chosen, setChosen, ask, withAnswer } = useCanned(draft)
  const isTooLong = draft.trim().length > LONGEST_MESSAGE
  const isEmpty = draft.trim() === '' && attachments.files.length === 0 && !card

  useEffect(() => {
    if (hasKeyboard()) box.current?.focus()
  }, [])

  const handleSend = () => {
    if (isEmpty || isTooLong || attachments.isUploading) return
    const { files, clear } = attachments
    queueMessage({ ticketId: ticket.id, text: draft.trim(), isNote, files: [...files], card })
    setDraft('')
    setCard(null)
    clear()
    onSend()
    box.current?.focus()
  }
  const handlePick = (answer: CannedAnswer) => {
    setDraft(withAnswer(answer[language]))
    box.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // This Enter ends a word of an input method.
    if (event.nativeEvent.isComposing) return
    const picked = found[chosen]
    if (picked && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setChosen((chosen + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (picked) handlePick(picked)
      else handleSend()
    }
  }
  const handlePaste = ({ clipboardData }: ClipboardEvent) => attachments.add(clipboardData.files)

  return (
    <Box px="3" pb="3" pt="1" bg="surface.raised">
      {found.length > 0 && (
        <CannedList answers={found} chosen={chosen} language={language} onPick={handlePick} />
      )}
      <Frame tone={isNote ? 'note' : 'plain'}>
        <AttachmentList
          files={attachments.files}
          card={card}
          isUploading={attachments.isUploading}
          onRemoveFile={attachments.remove}
          onRemoveCard={() => setCard(null)}
        />
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={draft}
          aria-label={t(isNote ? 'compose.note' : 'compose.message')}
          placeholder={t(isNote ? 'compose.note' : 'compose.message')}
          aria-invalid={isTooLong || undefined}
          aria-controls={found.length > 0 ? 'canned-answers' : undefined}
          aria-activedescendant={found[chosen] ? `canned-${found[chosen].id}` : undefined}
          onChange={event => {
            setDraft(event.target.value)
            if (!isNote && event.target.value.trim() !== '') tellTyping()
          }}
          onKeyDown={handleKey}
          onPaste={handlePaste}
        />
        {isTooLong && (
          <Box role="alert" color="disabled" textStyle="sm13">
            {t('compose.tooLong', { most: LONGEST_MESSAGE, length: format.number(draft.trim().length) })}
          </Box>
        )}
        <ComposerTools
          ticket={ticket}
          isNote={isNote}
          canSend={!isEmpty && !isTooLong && !attachments.isUploading}
          onNote={setIsNote}
          onFiles={attachments.add}
          onCard={setCard}
          onSlash={() => {
            if (draft.trim() === '') setDraft('/')
            else ask()
            box.current?.focus()
          }}
          onSend={handleSend}
        />
      </Frame>
    </Box>
  )
}
