import { screen, within } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { StepBar } from './step-bar.tsx'

it('says which step is current and which are done', () => {
  renderUi(<StepBar label="Setting up" steps={['Business', 'Brand', 'Branch']} current={1} />)
  const list = within(screen.getByRole('list', { name: 'Setting up' }))
  const [done, current, next] = list.getAllByRole('listitem')
  expect(done).toHaveTextContent('Business done')
  expect(current).toHaveAttribute('aria-current', 'step')
  expect(current).toHaveTextContent(/^Brand$/)
  expect(next).not.toHaveAttribute('aria-current')
})

it('names done steps in Arabic on an Arabic page', () => {
  renderUi(<StepBar label="الإعداد" steps={['النشاط', 'العلامة']} current={1} />, { language: 'ar' })
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('النشاط مكتملة')
  expect(screen.getByText('2 / 2')).toHaveAttribute('dir', 'ltr')
})
