import { screen } from '@testing-library/react'
import { BranchesPage } from '../branches.page.tsx'
import { branchServer, renderBranches, sampleOverview } from '../testing/branch-server.tsx'

describe('the search among many branches', () => {
  const many = Array.from({ length: 9 }, (_, place) =>
    sampleOverview({
      id: place + 1,
      name: `{"ar":"فرع ${place + 1}","en":"Shop ${place + 1}"}`,
      city: 'riyadh',
    }),
  )
  const own = sampleOverview({
    id: 20,
    name: '{"ar":"الأندلس","en":"Andalus"}',
    city: 'jeddah',
    district: 'الروضة',
    code: 'JED-7',
  })
  const search = async (text: string) => {
    branchServer([...many, own])
    const { user } = renderBranches(<BranchesPage />)
    await user.type(await screen.findByRole('searchbox'), text)
    return screen.queryAllByRole('article')
  }

  it.each(['الاندلس', 'ANDALUS', 'jed-7', 'الروضه', 'jeddah'])('finds the branch by %s', async text => {
    expect(await search(text)).toHaveLength(1)
    expect(screen.getByRole('article', { name: /Andalus/ })).toBeVisible()
  })

  it.each(['en', '"', 'ar":'])('finds none by %s, which is in no name', async text => {
    expect(await search(text)).toHaveLength(0)
  })
})
