import { act, screen, waitFor } from '@testing-library/react'
import { z } from 'zod'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { TextInput } from '#src/ui/form/text-input.tsx'
import { FormProblem } from './form-problem.tsx'
import { useContractForm } from './use-contract-form.ts'

interface Values {
  name: string
  city: string
}

const Contract = z.object({ name: z.string().min(2), city: z.string() })

interface FormProps {
  send: (values: Values) => Promise<Values>
}

const Form = ({ send }: FormProps) => {
  const form = useContractForm<Values>({
    contract: async () => Contract,
    defaultValues: { name: 'Kabsa', city: 'Riyadh' },
  })
  const save = form.submit(async values => form.settle(await send(values)))
  return (
    <form onSubmit={save} noValidate>
      <FormProblem problem={form.problem} />
      <Field label="name" {...form.field('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field label="city" {...form.field('city')}>
        <TextInput {...form.register('city')} />
      </Field>
      <button>save</button>
      <output>{form.formState.isDirty ? 'unsaved' : 'saved'}</output>
    </form>
  )
}

const box = (name: string) => screen.getByRole('textbox', { name })
const state = () => screen.getByText(/^(un)?saved$/, { selector: 'output' })

/** A server that answers when it is told to. */
const held = () => {
  let answer: (saved: Values) => void = () => undefined
  const send = jest.fn<Promise<Values>, [Values]>(() => new Promise(resolve => (answer = resolve)))
  return { send, answer: (saved: Values) => act(async () => answer(saved)) }
}

const typeInto = async (user: ReturnType<typeof renderUi>['user'], name: string, text: string) => {
  await user.clear(box(name))
  await user.type(box(name), text)
}

it('what the server made of what was sent is shown, and is saved', async () => {
  const { send, answer } = held()
  const { user } = renderUi(<Form send={send} />)
  await typeInto(user, 'name', 'kabsa  house')
  expect(state()).toHaveTextContent('unsaved')
  await user.click(screen.getByText('save'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await answer({ name: 'Kabsa House', city: 'Riyadh' })
  expect(box('name')).toHaveValue('Kabsa House')
  expect(state().textContent).toBe('saved')
})

it('what is typed while the answer is on its way stays, and is not saved yet', async () => {
  const { send, answer } = held()
  const { user } = renderUi(<Form send={send} />)
  await typeInto(user, 'name', 'Kabsa House')
  await user.click(screen.getByText('save'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await typeInto(user, 'city', 'Jeddah')
  await answer({ name: 'Kabsa House', city: 'Riyadh' })
  expect(box('city')).toHaveValue('Jeddah')
  expect(box('name')).toHaveValue('Kabsa House')
  expect(state()).toHaveTextContent('unsaved')
})

it('what is saved can be changed and saved again', async () => {
  const { send, answer } = held()
  const { user } = renderUi(<Form send={send} />)
  await typeInto(user, 'city', 'Jeddah')
  await user.click(screen.getByText('save'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  await answer({ name: 'Kabsa', city: 'Jeddah' })
  await typeInto(user, 'city', 'Abha')
  await user.click(screen.getByText('save'))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.lastCall).toEqual([{ name: 'Kabsa', city: 'Abha' }])
})

it('a failure that nobody foresaw is told, and what was typed stays', async () => {
  const { user } = renderUi(<Form send={() => Promise.reject(new Error('a mistake of ours'))} />, {
    language: 'ar',
  })
  await typeInto(user, 'city', 'Abha')
  await user.click(screen.getByText('save'))
  expect(await screen.findByRole('alert')).toHaveTextContent('لم يكتمل الحفظ')
  expect(box('city')).toHaveValue('Abha')
  expect(state()).toHaveTextContent('unsaved')
})
