import { screen, within } from '@testing-library/react'
import {
  hoursAgo,
  NEW,
  sampleChange,
  sampleList,
  sampleUpload,
  sampleRollback,
} from '../testing/release-samples.ts'
import { releaseServer, renderReleases } from '../testing/release-server.tsx'
import { figuresIn } from './change-words.ts'

const orders = sampleChange({
  revision: 4,
  name: 'orders',
  action: 'disable',
  from: '2.0.0-dddd4444',
  to: null,
  who: 'Orders CI',
  why: null,
})

const rowWith = async (text: string) => {
  const found = (await screen.findByText(text)).closest('tr')
  if (!found) throw new Error(`${text} stands in no row`)
  return within(found)
}

it('lists kind, channel, both versions, author, reason and time of a change', async () => {
  releaseServer()
  renderReleases({ search: '?tab=history' })
  const row = await rowWith('Published')
  for (const text of ['Menus', 'Sara', 'faster search', '3 h ago'])
    expect(row.getByText(text)).toBeInTheDocument()
  expect(row.getByText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m/)).toBeInTheDocument()
})

it('distinguishes start, new share and end of a canary', async () => {
  const canary = (revision: number, from: string | null, to: string | null) =>
    sampleChange({ revision, action: 'canary', from, to, why: null })
  releaseServer({ history: [canary(3, NEW, null), canary(2, NEW, NEW), canary(1, null, NEW)] })
  renderReleases({ search: '?tab=history' })
  for (const text of ['Canary ended', 'Canary share changed', 'Canary started'])
    expect(await screen.findByText(text)).toBeInTheDocument()
})

it.each([
  ['en', 'Uploaded', 'Menus', '24 files, 180.5 KB'],
  ['ar', 'رفع', 'القوائم', '24 ملفًا، 180.5 ك.ب'],
] as const)(
  'in %s an upload is told by who, what and how much, published or not',
  async (language, what, ...told) => {
    releaseServer({ history: [sampleUpload(), sampleChange()] })
    renderReleases({ language, search: '?tab=history' })
    const row = await rowWith(what)
    for (const text of [...told, 'Menus CI', NEW]) expect(row.getByText(text)).toBeInTheDocument()
  },
)

it('lists uploads of different versions or people separately', async () => {
  const uploads = [{}, { version: '1.3.0-dddd4444' }, { who: 'Sara' }].map(sampleUpload)
  releaseServer({ history: uploads })
  renderReleases({ search: '?tab=history' })
  expect(await screen.findAllByText('Uploaded')).toHaveLength(3)
})

it('filters the history by remote in the URL and at the server', async () => {
  const server = releaseServer({ history: [sampleChange(), orders] })
  const { user, location } = renderReleases({ search: '?tab=history' })
  await rowWith('Published')
  await user.selectOptions(screen.getByRole('combobox', { name: 'All remotes' }), 'orders')
  expect(location()).toBe('/releases?tab=history&remote=orders')
  await rowWith('Switched off')
  expect(screen.queryByText('Published')).not.toBeInTheDocument()
  expect(server.sent('History').at(-1)?.query.get('name')).toBe('orders')
})

it("marks automatic rollbacks and shows their figures in the page's language", async () => {
  releaseServer({ history: [sampleRollback()] })
  const { unmount } = renderReleases({ search: '?tab=history' })
  const row = await rowWith('Taken back automatically')
  expect(
    row.getByText('12 of 60 tries failed (20%), against 0.8% of the stable version.'),
  ).toBeInTheDocument()
  unmount()
  renderReleases({ language: 'ar', search: '?tab=history' })
  const arabic = await rowWith('إرجاع تلقائي')
  expect(arabic.getByText('فشلت 12 من 60 محاولة (20%)، مقابل 0.8% في المستقرة.')).toBeInTheDocument()
})

it('shows an unknown reason unchanged', () => {
  expect(figuresIn('the disk is full')).toBeNull()
  expect(figuresIn('0 of 0 tries failed')).toBeNull()
  expect(figuresIn('9 of 30 tries failed')).toEqual({ failed: 9, tries: 30, stableFailed: 0, stableTries: 0 })
})

it('shows a banner for a canary rolled back within a day until it is dismissed on this device', async () => {
  releaseServer({ history: [sampleRollback()], list: sampleList() })
  const { user, unmount } = renderReleases()
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('The server took back the canary of Menus in stable')
  expect(banner).toHaveTextContent('12 of 60 tries failed (20%)')
  await user.click(within(banner).getByRole('button', { name: 'Hide this message' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  unmount()
  renderReleases()
  await screen.findByRole('article')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows no banner for old or manual rollbacks', async () => {
  releaseServer({ history: [sampleRollback({ at: hoursAgo(25) }), sampleChange({ action: 'rollback' })] })
  renderReleases()
  await screen.findByRole('article')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows the banner when the stored value is invalid', async () => {
  localStorage.setItem('sufra.releases.dismissed', '{"6":true}')
  releaseServer({ history: [sampleRollback()] })
  renderReleases()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
})
