import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { Banner, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { canaryChoices } from './canary-start.ts'
import { CanaryFields } from './canary-fields.tsx'
import { FallbackFields } from './fallback-fields.tsx'
import { ChangeEnds } from './change-ends.tsx'
import { endsOf, isPossible } from './change-kinds.ts'
import type { ChangeRequest } from './change-kinds.ts'
import type { ChangeFormState } from './use-change-form.ts'

interface ChangeFormProps {
  id: string
  request: ChangeRequest
  list: ReleaseList
  state: ChangeFormState
}

/** Renders the problem that prevents the change, or its failure. */
const Trouble = ({ state }: Pick<ChangeFormProps, 'state'>) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { problem, isBusy } = state.form
  const icon = <CircleAlert size={18} aria-hidden />
  const moved = isPossible(state.asked, state.pointer, state.choice.version) ? 'moved' : 'movedAway'
  return (
    <>
      {state.hasMoved && (
        <Banner tone="notice" icon={icon}>
          {t(`admin:releases.change.${moved}`)}
        </Banner>
      )}
      {problem && !isBusy && (
        <Banner tone="error" icon={icon}>
          {failureText(problem)}
        </Banner>
      )}
    </>
  )
}

/** Renders the effect of the change and its reason for the history. */
export const ChangeForm = ({ id, request, list, state }: ChangeFormProps) => {
  const { t } = useTranslation()
  const { form, choice, change, asked, pointer, send } = state
  return (
    <form id={id} onSubmit={send} noValidate>
      <Stack gap="4">
        <Trouble state={state} />
        <Text>
          {t(`admin:releases.change.about.${request.kind}`, { percent: pointer.canary?.percent ?? 0 })}
        </Text>
        {request.kind === 'canary' ? (
          <CanaryFields
            versions={canaryChoices(list.versions, pointer)}
            version={choice.version}
            percent={choice.percent}
            onChange={change}
          />
        ) : (
          <ChangeEnds {...endsOf(asked, pointer, choice.version)} />
        )}
        {request.kind === 'rollback' && (
          <FallbackFields
            pointer={pointer}
            version={choice.version}
            onChange={version => change({ version })}
          />
        )}
        <Field
          label={t('admin:releases.change.why')}
          help={t('admin:releases.change.whyHelp')}
          {...form.field('why')}
        >
          <TextInput autoComplete="off" dir="auto" {...form.register('why')} />
        </Field>
      </Stack>
    </form>
  )
}
