import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { CodeInput } from './code-input.tsx'
import { Field } from './field.tsx'

interface FormProps {
  onComplete: (code: string) => void
  error?: string
  isBusy?: boolean
  start?: string
}

const CodeForm = ({ onComplete, error, isBusy, start = '' }: FormProps) => {
  const [code, setCode] = useState(start)
  return (
    <>
      <Field label="Code" error={error}>
        <CodeInput value={code} onChange={setCode} onComplete={onComplete} isBusy={isBusy} />
      </Field>
      <button onClick={() => setCode('')}>clear</button>
    </>
  )
}

const show = (props: Partial<FormProps> = {}, language: 'ar' | 'en' = 'ar') => {
  const onComplete = jest.fn()
  return { onComplete, ...renderUi(<CodeForm onComplete={onComplete} {...props} />, { language }) }
}
const input = () => screen.getByRole('textbox', { name: 'Code' })
const boxes = () => [...(input().parentElement?.querySelectorAll('span') ?? [])]
const caretAt = () => boxes().findIndex(box => box.dataset.caret === 'true')

it('is one left-to-right input that phones and password managers recognize as a one-time code', () => {
  show()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input()).toHaveAttribute('inputmode', 'numeric')
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAttribute('dir', 'ltr')
  expect(input().parentElement).toHaveAttribute('dir', 'ltr')
  expect(boxes()).toHaveLength(6)
})

it('fills the boxes with digits, turns Arabic ones into Latin and drops the rest', async () => {
  const { user, onComplete } = show()
  expect(caretAt()).toBe(0)
  await user.type(input(), '1٢a۳ 4')
  expect(input()).toHaveValue('1234')
  expect(boxes().map(box => box.textContent)).toEqual(['1', '2', '3', '4', '', ''])
  expect(caretAt()).toBe(4)
  expect(onComplete).not.toHaveBeenCalled()
})

it('reports a complete code once and ignores a seventh digit', async () => {
  const { user, onComplete } = show()
  await user.type(input(), '1234567')
  expect(input()).toHaveValue('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  expect(caretAt()).toBe(5)
  await user.type(input(), '{Backspace}9')
  expect(onComplete.mock.calls).toEqual([['123456'], ['123459']])
})

it.each([
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['رمز التحقّق في سفرة: ۱۲۳-۴۵۶', '123456'],
  ['Code of 2026: 123456.', '123456'],
])('replaces the content by the code on pasting "%s"', async (text, code) => {
  const { user, onComplete } = show({ start: '99' })
  await user.click(input())
  await user.paste(text)
  expect(input()).toHaveValue(code)
  expect(onComplete.mock.calls).toEqual([[code]])
})

it('accepts a pasted part of a code', async () => {
  const { user, onComplete } = show()
  await user.click(input())
  await user.paste('123')
  await user.paste('4')
  expect(input()).toHaveValue('1234')
  expect(onComplete).not.toHaveBeenCalled()
})

it('reports the same code again after it was cleared', async () => {
  const { user, onComplete } = show()
  await user.click(input())
  await user.paste('123456')
  await user.click(screen.getByText('clear'))
  await user.click(input())
  await user.paste('123456')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('keeps the code and the focus while it is checked, and marks an error', async () => {
  const { user, onComplete, rerender } = show({ start: '12345' })
  await user.click(input())
  rerender(<CodeForm onComplete={onComplete} isBusy />)
  await user.type(input(), '6')
  expect(input()).toHaveValue('12345')
  expect(input()).toHaveFocus()
  rerender(<CodeForm onComplete={onComplete} error="Not this one" />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('Not this one')
})
