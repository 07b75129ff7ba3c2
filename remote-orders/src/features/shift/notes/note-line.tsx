import { useTranslation } from 'react-i18next'
import type { ShiftNote } from '@sufra/shared/contracts/shift'
import { useFormat } from '@sufra/shared/i18n'
import { useOnline } from '@sufra/shared/live'
import { Bdi, Checkbox, HStack, Pill, Text, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useShiftFailure } from '../failure-text.ts'
import { useSetNoteDone } from '../shift.queries.ts'

const Row = chakra('li', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '&[data-done] > p': { color: 'muted', textDecoration: 'line-through' },
  },
})

const DoneBox = ({ note }: { note: ShiftNote }) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const failure = useShiftFailure()
  const { mutate, isPending } = useSetNoteDone()
  const set = (isDone: boolean) =>
    mutate({ noteId: note.id, isDone }, { onError: error => toast({ kind: 'error', text: failure(error) }) })
  return (
    <Checkbox
      label={t('orders:shift.notes.done')}
      checked={note.doneAt !== null}
      disabled={!isOnline || isPending}
      onChange={({ target }) => set(target.checked)}
    />
  )
}

/** One note: author, time, and whether it is done. */
export const NoteLine = ({ note }: { note: ShiftNote }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { text, byName, at, isForNext, isFromBefore, doneAt, doneBy } = note
  return (
    <Row data-done={doneAt ? '' : undefined}>
      <p dir="auto">{text}</p>
      <HStack gap="3" justify="space-between" flexWrap="wrap" mt="1">
        <Text textStyle="sm13" color="muted">
          <Bdi>{byName}</Bdi> · <Bdi>{format.dateTime(at)}</Bdi>
          {doneAt && doneBy && (
            <>
              {' · '}
              <Bdi>{t('orders:shift.notes.doneBy', { name: doneBy, time: format.time(doneAt) })}</Bdi>
            </>
          )}
        </Text>
        {isForNext && (
          <HStack gap="3">
            {!doneAt && (
              <Pill family="pending">
                {t(isFromBefore ? 'orders:shift.notes.fromBefore' : 'orders:shift.notes.forNext')}
              </Pill>
            )}
            <DoneBox note={note} />
          </HStack>
        )}
      </HStack>
    </Row>
  )
}
