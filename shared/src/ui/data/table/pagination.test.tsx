import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Pagination } from './pagination.tsx'

const renderPages = (page: number, language: 'ar' | 'en' = 'en') => {
  const asked: number[] = []
  const result = renderUi(
    <Pagination
      label="Pages"
      page={page}
      totalPages={161}
      totalCount={1284}
      pageSize={8}
      onChange={next => asked.push(next)}
    />,
    { language },
  )
  return { asked, ...result }
}

it('says which entries are shown, of how many', () => {
  renderPages(1)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–8 of 1,284')
})

it('ends the last page with the last entry', () => {
  renderPages(161)
  expect(screen.getByRole('navigation')).toHaveTextContent('1,281–1,284 of 1,284')
})

it('steps to either side and not beyond the edges', async () => {
  const { asked, user, unmount } = renderPages(2)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(asked).toEqual([3, 1])
  unmount()
  renderPages(1)
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

it('is in Arabic with reversed arrows on an Arabic page', () => {
  renderPages(161, 'ar')
  const next = screen.getByRole('button', { name: 'الصفحة التالية' })
  expect(next).toBeDisabled()
  expect(next.querySelector('svg')).toHaveClass('sf-mirror')
  expect(screen.getByRole('navigation')).toHaveTextContent('1,281–1,284 من 1,284')
})

it('has no first entry in an empty list', () => {
  renderUi(
    <Pagination
      label="Pages"
      page={1}
      totalPages={0}
      totalCount={0}
      pageSize={8}
      onChange={() => undefined}
    />,
  )
  expect(screen.getByRole('navigation')).toHaveTextContent('0–0 of 0')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})
