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

/** Simulates a server whose answer the test releases. */
const held = () => {
  let answer: (saved: Values) => void = () => undefined
  const send = jest.fn<Promise<Values>, [Values]>(() => new Promise(resolve => (answer = resolve)))
  return { send, answer: (saved: Values) => act(async () => answer(saved)) }
}

const typeInto = async (user: ReturnType<typeof renderUi>['user'], name: string, text: string) => {
  await user.clear(box(name))
  await user.type(box(name), text)
}

it("shows the server's version of the sent values as saved", async () => {
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

it('keeps values typed during the request as unsaved', async () => {
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

it('can change and save again after a save', async () => {
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

it('reports an unexpected failure and keeps the typed values', async () => {
  const { user } = renderUi(<Form send={() => Promise.reject(new Error('an error of ours'))} />, {
    language: 'ar',
  })
  await typeInto(user, 'city', 'Abha')
  await user.click(screen.getByText('save'))
  expect(await screen.findByRole('alert')).toHaveTextContent('لم يكتمل الحفظ')
  expect(box('city')).toHaveValue('Abha')
  expect(state()).toHaveTextContent('unsaved')
})
