import { act, render, screen } from '@testing-library/react'
import { useSaving, useSavingOf } from './saving.ts'
import type { Saving } from './saving.ts'

it('a press draws the card of its product, and neither the others nor what is around them', () => {
  const drawn: string[] = []
  let marks: Saving | undefined
  const Card = ({ saving, id }: { saving: Saving; id: number }) => {
    drawn.push(`card ${id}`)
    return <p>{`${id} ${String(useSavingOf(saving, id))}`}</p>
  }
  const Menu = () => {
    const saving = useSaving()
    marks = saving
    drawn.push('menu')
    return [1, 2, 3].map(id => <Card key={id} saving={saving} id={id} />)
  }
  render(<Menu />)
  drawn.length = 0
  act(() => marks?.mark([2], false))
  expect(screen.getByText('2 false')).toBeInTheDocument()
  expect(drawn).toEqual(['card 2'])
  act(() => marks?.clear([2]))
  expect(screen.getByText('2 undefined')).toBeInTheDocument()
  expect(drawn).toEqual(['card 2', 'card 2'])
})
