import { act, render, renderHook, screen } from '@testing-library/react'
import { usePendingSaves, useSavingOf } from './pending-saves.ts'
import type { PendingSaves } from './pending-saves.ts'

it('renders only the card of the pressed product', () => {
  const drawn: string[] = []
  let marks: PendingSaves | undefined
  const Card = ({ saving, id }: { saving: PendingSaves; id: number }) => {
    drawn.push(`card ${id}`)
    return <p>{`${id} ${String(useSavingOf(saving, { id, rowVersion: 4 }))}`}</p>
  }
  const Menu = () => {
    const saving = usePendingSaves()
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

it('keeps the pending look until the saved version is rendered', () => {
  const { result } = renderHook(() => usePendingSaves())
  const saving = result.current
  const drawnAs = (rowVersion: number) => saving.of({ id: 2, rowVersion })
  saving.mark([1, 2], false)
  expect(drawnAs(4)).toBe(false)
  saving.settle([1, 2], [{ id: 2, rowVersion: 5 }])
  expect([drawnAs(4), drawnAs(5), drawnAs(6)]).toEqual([false, undefined, undefined])
  // Products without an entry in the answer are unchanged.
  expect(saving.of({ id: 1, rowVersion: 4 })).toBeUndefined()
})
