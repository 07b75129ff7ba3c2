import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { QueryError } from './failures.ts'

const show = (isFetching: boolean, language: 'ar' | 'en' = 'en') => {
  const asked: string[] = []
  const refetch = () => asked.push('again')
  const { user } = renderUi(
    <QueryError of={{ isFetching, refetch }} title="The team did not load" detail="Nothing is lost." />,
    { language },
  )
  return { asked, press: () => user.click(screen.getByRole('button')) }
}

it('says which part failed to load and loads it again', async () => {
  const { asked, press } = show(false)
  expect(screen.getByRole('alert')).toHaveTextContent(/The team did not load.*Nothing is lost\./)
  await press()
  expect(asked).toEqual(['again'])
})

it('does not load twice while an answer is on its way', async () => {
  const { asked, press } = show(true)
  await press()
  expect(asked).toEqual([])
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
})

it.each([
  ['ar', 'إعادة المحاولة'],
  ['en', 'Try again'],
] as const)('its button is in the language of the page: %s', (language, name) => {
  show(false, language)
  expect(screen.getByRole('button', { name })).toBeInTheDocument()
})
