import { useOnline } from '@sufra/shared/live'
import { Button } from '@sufra/shared/ui'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { discard } from '../composer/outbox.ts'
import type { PendingMessage } from '../composer/outbox.ts'
import { MessageCard } from './message-card.tsx'
import { MessageFiles } from './message-files.tsx'
import { Bubble } from './message-line.tsx'
import { MessageText } from './message-text.tsx'

const TOLD = ['illegal_transition', 'not_found', 'validation_failed', 'forbidden_role'] as const

/** A pending message: not sent yet, or refused. */
export const PendingLine = ({ entry, onRetry }: { entry: PendingMessage; onRetry: () => void }) => {
  const { t } = useTranslation('support')
  const isOnline = useOnline()
  const told = TOLD.find(code => code === entry.refusal) ?? 'unknown'
  return (
    <Bubble whose={entry.isNote ? 'note' : 'mine'}>
      <MessageFiles files={entry.files} />
      {entry.card && <MessageCard card={entry.card} />}
      {entry.text && <MessageText text={entry.text} />}
      {entry.refusal === null ? (
        <footer>
          <Clock3 size={13} aria-hidden />
          {t(isOnline ? 'message.sending' : 'message.waiting')}
        </footer>
      ) : (
        <footer role="alert">
          <CircleAlert size={14} aria-hidden />
          {t(`refused.${told}`)}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {t('message.retry')}
          </Button>
          <Button variant="danger" size="sm" onClick={() => discard(entry.key)}>
            {t('message.discard')}
          </Button>
        </footer>
      )}
    </Bubble>
  )
}
