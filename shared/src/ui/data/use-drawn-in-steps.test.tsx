import { renderHook } from '@testing-library/react'
import { useDrawnInSteps } from './use-drawn-in-steps.ts'

const watch = (total: number, staysFull = false) => {
  const seen: number[] = []
  const rendered = renderHook(
    ({ total: wanted }) => {
      const drawn = useDrawnInSteps({ total: wanted, atOnce: 20, step: 8, staysFull })
      if (seen.at(-1) !== drawn) seen.push(drawn)
    },
    { initialProps: { total } },
  )
  const show = (next: number) => {
    seen.length = 0
    rendered.rerender({ total: next })
  }
  return { seen, show }
}

it('the first cards come at once, and the others behind them, a few in each step', () => {
  expect(watch(60).seen).toEqual([20, 28, 36, 44, 52, 60])
})

it('a short list is drawn whole', () => {
  expect(watch(12).seen).toEqual([12])
})

it('one that joins a full list is drawn with it', () => {
  const { seen, show } = watch(60)
  show(61)
  expect(seen).toEqual([61])
})

it.each([12, 60])('many that join a list that stays full are drawn with it (%i before)', total => {
  const { seen, show } = watch(total, true)
  expect(seen.at(-1)).toBe(total)
  show(4)
  show(total + 30)
  expect(seen).toEqual([total + 30])
})

it('what a filter took away comes back as it came first', () => {
  const { seen, show } = watch(60)
  show(3)
  expect(seen).toEqual([3])
  show(60)
  expect(seen).toEqual([20, 28, 36, 44, 52, 60])
})
