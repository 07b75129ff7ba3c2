import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import { screen, waitFor, within } from '@testing-library/react'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'
import { NEW, NOW_STABLE, OLD, sampleHealth, sampleList } from '../testing/release-samples.ts'
import { dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const VERSIONS = { search: '?tab=versions' }
const ORDERS = '2.0.0-dddd4444'

const listWith = (changes: Record<string, Partial<ReleaseList['versions'][number]>>): ReleaseList => {
  const list = sampleList()
  return { ...list, versions: list.versions.map(each => ({ ...each, ...changes[each.version] })) }
}
const rowOf = async (version: string) => {
  const found = (await screen.findByText(version)).closest('tr')
  if (!found) throw new Error(`${version} stands in no row`)
  return found
}
const versionsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByText(/^\d\.\d\.\d-/).textContent)

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
})

it.each([
  ['en', 'In use', 'Kept', 'Waits for approval', 'Refused'],
  ['ar', 'مستخدمة', 'محفوظة', 'بانتظار الموافقة', 'مرفوضة'],
] as const)('in %s each version says whether it is served, kept, waits, or was refused', async (...row) => {
  const [language, isLive, isKept, waiting, refused] = row
  const list = listWith({
    [OLD]: { isLive: false },
    [NEW]: { isLive: false, approval: 'waiting' },
    [ORDERS]: { approval: 'refused' },
  })
  releaseServer({ list })
  renderReleases({ ...VERSIONS, language })
  expect(await rowOf(NOW_STABLE)).toHaveTextContent(isLive)
  expect(await rowOf(OLD)).toHaveTextContent(isKept)
  expect(await rowOf(NEW)).toHaveTextContent(waiting)
  expect(await rowOf(ORDERS)).toHaveTextContent(refused)
})

it('shows the failure rate of a reported version and a dash for others', async () => {
  releaseServer({ health: [sampleHealth({ ready: 950, failed: 50 })] })
  renderReleases(VERSIONS)
  const reported = await rowOf(NOW_STABLE)
  await waitFor(() => expect(reported).toHaveTextContent('5%'))
  expect(await rowOf(OLD)).toHaveTextContent('—')
})

it('sorts versions by failures and size, versions without reports last', async () => {
  const list = listWith({ [OLD]: { sizeBrotli: 9_000 }, [NEW]: { sizeBrotli: 90_000 } })
  const health = [sampleHealth({ version: OLD, ready: 50, failed: 50 }), sampleHealth()]
  releaseServer({ list, health })
  const { user, location } = renderReleases(VERSIONS)
  const header = async (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await user.click(await header('Failed'))
  await waitFor(() => expect(versionsShown().slice(0, 2)).toEqual([NOW_STABLE, OLD]))
  await user.click(await header('Failed'))
  await waitFor(() => expect(versionsShown().slice(0, 2)).toEqual([OLD, NOW_STABLE]))
  await user.click(await header('Size'))
  await waitFor(() => expect(versionsShown()[0]).toBe(OLD))
  expect(versionsShown().at(-1)).toBe(NEW)
  expect(location()).toContain('tab=versions')
})

it('opens the details of a version over the list', async () => {
  releaseServer({ health: [sampleHealth()] })
  const { user, location } = renderReleases(VERSIONS)
  await user.click(await screen.findByRole('button', { name: `Details of ${NOW_STABLE}` }))
  expect(await (await dialog()).findByText('Merchants who reported: 12')).toBeInTheDocument()
  expect(location()).toBe(`/releases?tab=versions&version=menus%3A${NOW_STABLE}`)
})

it('shows a remote without versions and clears the filter with one press', async () => {
  releaseServer()
  const { user } = renderReleases({ search: '?tab=versions&remote=kitchen' })
  expect(await screen.findByText('There are no versions of this remote')).toBeInTheDocument()
  expect(screen.queryByText(NEW)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText(NEW)).toBeInTheDocument()
})

it('exports the versions as shown', async () => {
  const files = keepFiles()
  releaseServer({ list: listWith({ [NEW]: { approval: 'waiting' } }), health: [sampleHealth()] })
  const { user } = renderReleases({ search: '?tab=versions&remote=menus' })
  await waitFor(async () => expect(await rowOf(NOW_STABLE)).toHaveTextContent('1%'))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, ...lines] = files[0] ?? []
  expect(head).toBe('Version,State,Published,By,Size,Failed')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(new RegExp(`^menus ${NEW},Waits for approval,.*,Menus CI,16\\.3 KB,$`))
  expect(lines[1]).toMatch(new RegExp(`^menus ${NOW_STABLE},In use,.*,Menus CI,16\\.3 KB,1%$`))
})

it('keeps old versions whose deletion failed and shows the reason in the dialog', async () => {
  const server = releaseServer(
    {},
    { 'POST /api/Release/Prune': { status: 404, body: { code: 'not_found', status: 404 } } },
  )
  const { user } = renderReleases({ search: '?tab=versions&remote=menus' })
  await user.click(await screen.findByRole('button', { name: 'Delete old ones' }))
  const asked = await dialog()
  expect(asked.getByRole('radio', { name: '10' })).toBeChecked()
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await asked.findByText('This no longer exists. Reload the page and look again.')).toBeInTheDocument()
  expect(server.sent('Prune')).toHaveLength(1)
  expect(asked.getByRole('button', { name: 'Delete' })).toBeEnabled()
})
