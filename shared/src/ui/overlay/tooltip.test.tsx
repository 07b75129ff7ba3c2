import { screen } from '@testing-library/react'
import { Button } from '../press/button.tsx'
import { renderUi } from '#src/testing/testing.tsx'
import { Tooltip } from './tooltip.tsx'

it('explains on hover and focus and closes on Escape', async () => {
  const { user } = renderUi(
    <Tooltip text="Ends on 14 March">
      <Button>Plan</Button>
    </Tooltip>,
  )
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await user.hover(screen.getByRole('button', { name: 'Plan' }))
  expect(screen.getByRole('tooltip')).toHaveTextContent('Ends on 14 March')
  await user.unhover(screen.getByRole('button', { name: 'Plan' }))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

it('describes its control after other descriptions, only while shown', async () => {
  const { user } = renderUi(
    <>
      <p id="own">Paid yearly</p>
      <Tooltip text="Ends on 14 March">
        <Button aria-describedby="own">Plan</Button>
      </Tooltip>
    </>,
  )
  await user.tab()
  expect(screen.getByRole('button', { name: 'Plan' })).toHaveAccessibleDescription(
    'Paid yearly Ends on 14 March',
  )
  await user.tab()
  expect(screen.getByRole('button', { name: 'Plan' })).toHaveAccessibleDescription('Paid yearly')
})
