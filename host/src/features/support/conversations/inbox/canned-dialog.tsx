import { QueryError } from '@sufra/shared/failures'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import type { CannedAnswer } from '@sufra/shared/contracts/ticket'
import {
  Box,
  Button,
  EmptyState,
  Field,
  Flex,
  IconButton,
  Skeleton,
  Stack,
  TextInput,
} from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { ConfirmDialog, Dialog, toast } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { useOpened } from '#src/dialog-state/use-opened.ts'
import { cannedQuery, useDeleteCanned, useSaveCanned } from './canned.queries.ts'

type Values = Omit<CannedAnswer, 'id'>
const NEW: CannedAnswer = { id: 0, shortcut: '', ar: '', en: '' }

const contract = () =>
  import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/ticket').then(
    ({ CannedAnswerRequest }) => CannedAnswerRequest,
  )

const AnswerForm = ({ answer, onDone }: { answer: CannedAnswer; onDone: () => void }) => {
  const { t } = useTranslation('support')
  const { mutateAsync: save } = useSaveCanned()
  const { id, ...defaultValues } = answer
  const form = useContractForm<Values>({ contract, defaultValues })
  const handleSubmit = form.submit(async values => {
    await save({ ...values, id: id || null })
    onDone()
  })
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="4">
        <FormProblem problem={form.problem} texts={{ already_exists: t('canned.taken') }} />
        <Field
          label={t('canned.shortcut')}
          help={t('canned.shortcutHelp')}
          {...form.field('shortcut')}
          isRequired
        >
          <TextInput dir="auto" autoFocus {...form.register('shortcut')} />
        </Field>
        <Field label={t('canned.ar')} {...form.field('ar')} isRequired>
          <TextArea dir="rtl" lang="ar" rows={3} {...form.register('ar')} />
        </Field>
        <Field label={t('canned.en')} {...form.field('en')} isRequired>
          <TextArea dir="ltr" lang="en" rows={3} {...form.register('en')} />
        </Field>
        <Flex justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t('canned.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

interface LineProps {
  answer: CannedAnswer
  onEdit: () => void
  onDelete: () => void
}

const AnswerLine = ({ answer, onEdit, onDelete }: LineProps) => {
  const { t } = useTranslation('support')
  const name = answer.shortcut
  return (
    <Flex as="li" gap="2" alignItems="center" py="2" borderBottomWidth="1px" borderColor="line">
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Box as="strong" color="primary" dir="auto" display="block">
          /{answer.shortcut}
        </Box>
        <Box dir="rtl" lang="ar" textStyle="sm13">
          {answer.ar}
        </Box>
        <Box dir="ltr" lang="en" textStyle="sm13" color="muted">
          {answer.en}
        </Box>
      </Box>
      <IconButton
        label={t('canned.edit', { name })}
        icon={<Pencil size={16} aria-hidden />}
        onClick={onEdit}
      />
      <IconButton
        label={t('canned.delete', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onDelete}
      />
    </Flex>
  )
}

const Answers = ({ onEdit }: { onEdit: (answer: CannedAnswer) => void }) => {
  const { t } = useTranslation('support')
  const answer = useQuery(cannedQuery)
  const { data: answers, isError } = answer
  const { opened: leaving, open: setLeaving, close: stopAsking } = useOpened<CannedAnswer>()
  const notDoneWords = useFailureText()
  const { mutate: remove, isPending } = useDeleteCanned()
  const handleDelete = () => {
    if (!leaving) return
    remove(leaving.id, {
      onError: error => toast({ kind: 'error', text: notDoneWords(error, t('canned.deleteFailed')) }),
      onSettled: stopAsking,
    })
  }
  if (!answers && isError) return <QueryError of={answer} title={t('canned.failed')} />
  if (!answers) return <Skeleton h="10rem" />
  return (
    <Stack gap="3">
      {answers.length === 0 && <EmptyState title={t('canned.empty')} />}
      <Box as="ul" listStyleType="none" p="0" m="0">
        {answers.map(answer => (
          <AnswerLine
            key={answer.id}
            answer={answer}
            onEdit={() => onEdit(answer)}
            onDelete={() => setLeaving(answer)}
          />
        ))}
      </Box>
      <Button alignSelf="flex-start" onClick={() => onEdit({ ...NEW })}>
        {t('canned.add')}
      </Button>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('canned.deleteTitle', { name: leaving?.shortcut ?? '' })}
        confirmLabel={t('canned.deleteConfirm')}
        cancelLabel={t('cancel')}
        isDanger
        isBusy={isPending}
        onConfirm={handleDelete}
        onClose={stopAsking}
      />
    </Stack>
  )
}

/** Lists, adds, changes and deletes canned answers. */
export const CannedDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('support')
  const { opened: editing, open: setEditing, close: stopEditing } = useOpened<CannedAnswer>()
  const title = editing ? t(editing.id ? 'canned.editTitle' : 'canned.add') : t('canned.title')
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {editing ? <AnswerForm answer={editing} onDone={stopEditing} /> : <Answers onEdit={setEditing} />}
    </Dialog>
  )
}
