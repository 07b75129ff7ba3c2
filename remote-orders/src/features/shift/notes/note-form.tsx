import { useTranslation } from 'react-i18next'
import type { ShiftNoteRequest } from '@sufra/shared/contracts/shift'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useOnline } from '@sufra/shared/live'
import { Button, Checkbox, Field, HStack, Stack } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { useAddNote } from '../shift.queries.ts'

type Values = Omit<ShiftNoteRequest, 'shiftId'>

const EMPTY: Values = { text: '', isForNext: true }

/** Form that adds a note to the shift. */
export const NoteForm = ({ shiftId }: { shiftId: number }) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { mutateAsync: addNote } = useAddNote()
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/shift').then(
        ({ ShiftNoteRequest: contract }) => contract,
      ),
    defaultValues: EMPTY,
    prepare: values => ({ shiftId, ...values }),
  })
  const save = form.submit(async values => {
    await addNote({ shiftId, ...values })
    // Text that was typed during the save belongs to the next note.
    form.settle(EMPTY)
  })
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="2" mt="3">
        <FormProblem problem={form.problem} />
        <Field label={t('orders:shift.notes.write')} {...form.field('text')}>
          <TextArea dir="auto" maxLength={1000} {...form.register('text')} />
        </Field>
        <HStack justify="space-between" gap="3" flexWrap="wrap">
          <Checkbox {...form.register('isForNext')} label={t('orders:shift.notes.forNext')} />
          <Button type="submit" variant="outline" disabled={!isOnline} isLoading={form.isBusy}>
            {t('orders:shift.notes.add')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}
