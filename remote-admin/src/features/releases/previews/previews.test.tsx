import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { screen, within } from '@testing-library/react'
import { hoursAgo } from '../testing/release-samples.ts'
import { releaseServer, renderReleases } from '../testing/release-server.tsx'

const LINK = '/menus?preview-menus=a.b.c'

const preview = (changes: Partial<ReleasePreview> = {}): ReleasePreview => ({
  id: 3,
  name: 'menus',
  preview: 'pr-12',
  version: '1.2.0-aaaaaaaaaa',
  by: 'Menus CI',
  at: hoursAgo(2),
  until: hoursAgo(-48),
  state: 'open',
  link: LINK,
  ...changes,
})

const previewsPage = (previews: ReleasePreview[] = [preview()], language: 'ar' | 'en' = 'en') => {
  const server = releaseServer(
    { previews },
    {
      'DELETE /api/Release/RevokePreview': () => {
        server.previews = server.previews.map(each => ({ ...each, state: 'revoked' as const, link: null }))
        return { body: {} }
      },
    },
  )
  return { server, ...renderReleases({ search: '?tab=previews', language }) }
}
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error(`${name} stands in no row`)
  return within(row)
}

it('shows version, author and expiry of a preview and copies its complete link', async () => {
  const { user } = previewsPage()
  const row = await rowOf('pr-12')
  for (const text of ['Menus', '1.2.0-aaaaaaaaaa', 'Menus CI', 'Can be opened'])
    expect(row.getByText(text)).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Copy the link of pr-12' }))
  expect(await screen.findByText('The link of pr-12 was copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${LINK}`)
})

it('confirms a revocation, and offers neither link nor revocation for an ended preview', async () => {
  const { server, user } = previewsPage()
  await user.click((await rowOf('pr-12')).getByRole('button', { name: 'Revoke pr-12' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke the preview pr-12?' }))
  await user.click(asked.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('The preview pr-12 was revoked')).toBeInTheDocument()
  expect(server.sent('RevokePreview')[0]?.query.get('Id')).toBe('3')
  expect(await screen.findByText('Revoked')).toBeInTheDocument()
  expect((await rowOf('pr-12')).queryByRole('button')).not.toBeInTheDocument()
})

it('marks an expired preview, in Arabic too', async () => {
  previewsPage([preview({ state: 'over', link: null })], 'ar')
  expect((await rowOf('pr-12')).getByText('انتهت')).toBeInTheDocument()
})

it('shows the empty state and the load error of previews', async () => {
  const { unmount } = previewsPage([])
  expect(await screen.findByText('There are no previews')).toBeInTheDocument()
  unmount()
  releaseServer({}, { 'GET /api/Release/Previews': { status: 500 } })
  renderReleases({ search: '?tab=previews' })
  expect(await screen.findByText('The previews did not load')).toBeInTheDocument()
})
