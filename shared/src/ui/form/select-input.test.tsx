import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from './field.tsx'
import { SelectInput } from './select-input.tsx'

const CITIES = [
  { value: 'riyadh', label: 'Riyadh' },
  { value: 'jeddah', label: 'Jeddah' },
]

const CityForm = ({ onSend, error }: { onSend: (city: string) => void; error?: string }) => {
  const { register, handleSubmit } = useForm({ defaultValues: { city: '' } })
  return (
    <form onSubmit={handleSubmit(({ city }) => onSend(city))}>
      <Field label="City" error={error}>
        <SelectInput options={CITIES} placeholder="Choose a city" {...register('city')} />
      </Field>
      <button>Send</button>
    </form>
  )
}

it('takes its name from its field and passes the choice to the form', async () => {
  const handleSend = jest.fn()
  const { user } = renderUi(<CityForm onSend={handleSend} />)
  const box = screen.getByRole('combobox', { name: 'City' })
  expect(box).toHaveDisplayValue('Choose a city')
  await user.selectOptions(box, 'Jeddah')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(handleSend).toHaveBeenCalledWith('jeddah')
})

it('can clear a choice, and marks an error', async () => {
  const handleSend = jest.fn()
  const { user } = renderUi(<CityForm onSend={handleSend} error="Choose one" />)
  const box = screen.getByRole('combobox', { name: 'City' })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Choose one')
  await user.selectOptions(box, 'Riyadh')
  await user.selectOptions(box, 'Choose a city')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(handleSend).toHaveBeenCalledWith('')
})
