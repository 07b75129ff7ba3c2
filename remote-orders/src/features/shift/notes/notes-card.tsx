import { useTranslation } from 'react-i18next'
import type { ShiftPage } from '@sufra/shared/contracts/shift'
import { Card, Text, chakra } from '@sufra/shared/ui'
import { NoteForm } from './note-form.tsx'
import { NoteLine } from './note-line.tsx'

const List = chakra('ul', { base: { listStyle: 'none', mt: '2' } })

/** Notes between teams, open ones first. */
export const NotesCard = ({ page: { shift, notes } }: { page: ShiftPage }) => {
  const { t } = useTranslation()
  const waits = notes.filter(({ isForNext, doneAt }) => isForNext && !doneAt)
  const rest = notes.filter(note => !waits.includes(note))
  return (
    <Card as="section" p="4" aria-labelledby="shift-notes">
      <Text as="h2" id="shift-notes" textStyle="lg15" fontWeight="semibold">
        {t('orders:shift.notes.title')}
      </Text>
      {notes.length === 0 && (
        <Text color="muted" mt="1">
          {t('orders:shift.notes.nothing')}
        </Text>
      )}
      {notes.length > 0 && (
        <List>
          {[...waits, ...rest].map(note => (
            <NoteLine key={note.id} note={note} />
          ))}
        </List>
      )}
      {!shift.closedAt && <NoteForm shiftId={shift.id} />}
    </Card>
  )
}
