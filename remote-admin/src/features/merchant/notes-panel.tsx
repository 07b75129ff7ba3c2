import { useFailureTexts } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Button, Field, Flex, Stack } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/data'
import { TextArea } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'
import { notesQuery, useAddNote, useDeleteNote } from './merchant.queries.ts'
import { LongPanel } from './panel.tsx'
import { FAILURES } from './failures.ts'

const useNoteFailure = () => {
  const { t } = useTranslation()
  const words = useFailureTexts({
    told: FAILURES,
    say: (key, values) => t(`admin:offers.failed.${key}`, values ?? {}),
  })
  return { onError: (error: unknown) => void toast({ kind: 'error', text: words(error) }) }
}

const restAfter = (saved: string, written: string): string =>
  written.startsWith(saved) ? written.slice(saved.length).trimStart() : written

const NewNote = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const failure = useNoteFailure()
  const [text, setText] = useState('')
  const { mutate, isPending } = useAddNote(id)
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    // Text written during the request is the next note.
    mutate(text, { onSuccess: () => setText(now => restAfter(text, now)), ...failure })
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="2" mt="3">
        <Field label={t('admin:merchant.newNote')} help={t('admin:merchant.noteHelp')}>
          <TextArea value={text} maxLength={2000} onChange={event => setText(event.target.value)} />
        </Field>
        <Flex justify="flex-end">
          <Button type="submit" size="sm" isLoading={isPending} disabled={text.trim() === ''}>
            {t('admin:merchant.addNote')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

/** Renders the internal notes of the operator's staff. */
export const NotesPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const failure = useNoteFailure()
  const { mutate: remove, isPending } = useDeleteNote()
  return (
    <LongPanel
      title={t('admin:merchant.notes')}
      answer={useInfiniteQuery(notesQuery(id))}
      emptyText={t('admin:merchant.noNotes')}
      foot={<NewNote id={id} />}
    >
      {({ id: noteId, text, byName, at }) => (
        <Line
          key={noteId}
          detail={
            <>
              {format.dateTime(at)} · <Bdi>{byName ?? t('admin:merchants.none')}</Bdi>
            </>
          }
          end={
            <Button size="sm" variant="ghost" disabled={isPending} onClick={() => remove(noteId, failure)}>
              {t('admin:plans.delete')}
            </Button>
          }
        >
          <LongText text={text} />
        </Line>
      )}
    </LongPanel>
  )
}
