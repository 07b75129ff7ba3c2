import { FormProblem } from '@sufra/shared/forms'
import { useCan } from '@sufra/shared/session'
import { Stack, lazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupFields } from './group-fields.tsx'
import type { StaleChoiceProps } from './stale/stale-choice.tsx'
import { useChoiceForm } from './use-choice-form.ts'
import type { ChoiceWork } from './use-choice-form.ts'

interface ChoiceFormProps extends ChoiceWork {
  /** Id of the form, for a submit button outside of it. */
  id: string
  /** Called with true while the form has unsaved changes. */
  onTouched: (isTouched: boolean) => void
}

type Path = Parameters<ReturnType<typeof useChoiceForm>['form']['field']>[0]
const FIELDS = ['name', 'min', 'max', 'options']
const isPath = (path: string): path is Path => FIELDS.includes(path.split('.')[0] ?? '')

const { Part: LazyStaleChoice } = lazyPart<StaleChoiceProps>({
  load: () =>
    import(/* webpackChunkName: "stale" */ './stale/stale-choice.tsx').then(each => each.StaleChoice),
})

/** Form that creates or changes a shared modifier group. */
export const ChoiceForm = ({ id, onTouched, ...work }: ChoiceFormProps) => {
  const { t } = useTranslation()
  const canPrice = useCan('menu.price')
  const { form, send, put, stale } = useChoiceForm(work)
  const { isDirty } = form.formState
  useEffect(() => onTouched(isDirty), [onTouched, isDirty])
  return (
    <>
      <form
        id={id}
        onSubmit={form.submit(send)}
        noValidate
        aria-label={t(work.stored ? 'menus:choices.editTitle' : 'menus:choices.newTitle')}
      >
        <Stack gap="4">
          <FormProblem problem={form.problem} texts={{ stale_version: t('menus:choices.stale') }} />
          <GroupFields
            group={form.watch()}
            onChange={put}
            path=""
            errorAt={path => (isPath(path) ? form.field(path).error : undefined)}
            needsBothNames={false}
            canPrice={canPrice}
          />
        </Stack>
      </form>
      {stale && <LazyStaleChoice {...stale} />}
    </>
  )
}
