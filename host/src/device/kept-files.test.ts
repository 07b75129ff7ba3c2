import { startSession, useSession } from '@sufra/shared/session'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample, releasedSample } from '#src/testing/registry-samples.ts'
import { tokenWith } from '#src/testing/tokens.ts'
import { wantedFiles } from './kept-files.ts'

const OLD = '1.0.0-aaaaaaaaaa'
const NEW = '2.0.0-bbbbbbbbbb'

const signIn = (claims: object = {}) =>
  startSession({ answer: { accessToken: tokenWith({ Id: 7, Role: 'Admin', ...claims }) }, rememberMe: false })

const release = (changes: object = {}, { source = 'network' as const } = {}) => {
  const registry = registrySample({ revision: 5 })
  const stable = releasedSample({ version: NEW })
  registry.remotes.tables = { stable, previous: null, canary: null, disabled: false, ...changes }
  adoptRegistry({ registry, source })
}

const kept = (): string[] => Object.keys(wantedFiles()?.files ?? {})

beforeEach(() => {
  useRemotes.setState(useRemotes.getInitialState())
  signIn()
  release()
})

it("lists the chosen version's files with the hashes of the registry", () => {
  const { contract } = releasedSample()
  expect(wantedFiles()).toMatchObject({ kind: 'keep', person: 7, channel: 'stable', revision: 5 })
  expect(wantedFiles()?.files[`http://localhost/remotes/tables/${NEW}/tables.js`]).toBe(
    contract.files['tables.js'],
  )
})

it('lists nothing of a withdrawn version or a disabled remote', () => {
  release({ withdrawn: [NEW], previous: releasedSample({ version: OLD }) })
  expect(kept().every(url => url.includes(OLD))).toBe(true)
  release({ disabled: true })
  expect(kept()).toEqual([])
})

it('lists the files of a running older version unless it was withdrawn', () => {
  const released = releasedSample({ version: OLD })
  const remote = {
    name: 'tables',
    version: OLD,
    attempt: 1,
    choice: 'stable' as const,
    released,
    module: { apiVersion: '1.0.0', routes: [] },
  }
  useRemotes.setState({ states: { tables: { phase: 'ready', attempt: 1, version: OLD, remote } } })
  expect(kept().some(url => url.includes(OLD))).toBe(true)
  release({ withdrawn: [OLD] })
  expect(kept().some(url => url.includes(OLD))).toBe(false)
})

it('lists no remote of another role', () => {
  signIn({ Role: 'Kitchen' })
  expect(kept()).toEqual([])
})

it('returns null without a registry or a person, and during impersonation', () => {
  useRemotes.setState({ source: 'bundled' })
  expect(wantedFiles()).toBeNull()
  release()
  signIn({ viewOf: '{"ar":"ب","en":"B"}' })
  expect(wantedFiles()).toBeNull()
  useSession.setState({ user: null })
  expect(wantedFiles()).toBeNull()
})
