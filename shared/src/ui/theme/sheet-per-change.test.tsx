import { act, render } from '@testing-library/react'
import { chakra } from '../core.ts'
import { UiProvider } from '../provider/ui-provider.tsx'

const rulesOfSheets = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length)

const page = (...margins: string[]) => (
  <UiProvider direction="ltr">
    {margins.map(margin => (
      <chakra.div key={margin} m={margin} />
    ))}
  </UiProvider>
)

it('what one change of the page brings of styles is a sheet of its own, behind those that were there', async () => {
  const { rerender } = render(page('1px'))
  await act(async () => rerender(page('1px', '2px', '3px')))
  await act(async () => rerender(page('1px', '2px', '3px', '4px')))
  expect(rulesOfSheets()).toEqual([1, 2, 1])
  expect(document.styleSheets[2]?.cssRules[0]?.cssText).toContain('margin: 4px')
})
