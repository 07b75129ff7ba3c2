import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startSufra } from '../create/testing/running-sufra.mjs'
import { Team } from '../create/testing/team.mjs'
import { repositoryRoot } from '../federation/common.mjs'

/** Returns the commands of the guide for teams in order: every line of its code blocks without a language. */
const guideLines = () =>
  readFileSync(path.join(repositoryRoot, 'docs/deploying-a-remote.md'), 'utf8')
    .split(/^```/m)
    .filter((block, at) => at % 2 === 1 && block.startsWith('\n'))
    .flatMap(block => block.trim().split('\n'))

/** Returns the commands of a checkout's CI job, with GitHub's values filled in. */
const jobLines = (checkout, environment) =>
  [
    ...readFileSync(path.join(checkout, '.github/workflows/deliver.yml'), 'utf8').matchAll(
      /^ +(?:- )?run: (.+)$/gm,
    ),
  ].map(([, line]) => line.replace('"$GITHUB_ENV"', environment))

const place = mkdtempSync(path.join(os.tmpdir(), 'sufra-alone-'))
const kitchen = path.join(place, 'kitchen')
const team = new Team(place)
const GUIDE_ORIGIN = 'http://localhost:4000'

let sufra
const tokens = {}
beforeAll(async () => {
  sufra = await startSufra(team.environment)
  for (const channel of ['beta', 'stable']) tokens[channel] = await sufra.makeToken('kitchen', channel)
})
afterAll(async () => {
  team.end()
  await sufra?.stop()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
})

const builtVersion = () => JSON.parse(readFileSync(path.join(kitchen, 'dist/contract.json'), 'utf8')).version
const stableOf = async channel => {
  const file = channel === 'stable' ? 'registry.json' : `registry.${channel}.json`
  const { remotes } = await (await fetch(`${sufra.origin}/remotes/${file}`)).json()
  return remotes.kitchen?.stable?.version ?? null
}

// Fills in the placeholders of the guide.
const filledIn = line =>
  line
    .replaceAll(GUIDE_ORIGIN, sufra.origin)
    .replace(/<the token for (\w+)>/, (_, channel) => tokens[channel])
    .replace(/1\.0\.1-0a1b2c3d4e/, () => builtVersion())

const scriptOf = async origin => {
  const page = await (await fetch(origin)).text()
  expect(page).toContain('<div id="root"></div>')
  const [, file] = /<script defer[^ ]* src="([^"]+)"/.exec(page) ?? []
  return fetch(new URL(file, origin))
}

describe('the guide for teams, followed from an empty folder', () => {
  const served = []
  const hears = {
    onWaiting: () => sufra.approve('kitchen', builtVersion()),
    onServed: async origin => served.push(await (await fetch(`${origin}/config.json`)).text()),
  }

  it('works command by command, to production and back', async () => {
    const versions = []
    for (const line of guideLines()) {
      await team.type(filledIn(line), hears)
      if (line.includes(' publish --channel ')) versions.push(await stableOf('beta'))
    }
    expect(versions).toEqual([expect.stringMatching(/^1\.0\.0-/), expect.stringMatching(/^1\.0\.1-/)])
    // The last line rolls back to the second version.
    expect(await stableOf('stable')).toBe(versions[0])
    expect(served).toHaveLength(2)
  })

  it('leaves a checkout with no changed files except those of the guide', async () => {
    expect((await team.run('git status --porcelain')).stdout).toBe(' M package.json\n')
  })

  it('packages are as published: real versions, and no tests', () => {
    expect(readFileSync(path.join(kitchen, 'package.json'), 'utf8')).not.toMatch(/catalog:|workspace:|"link:/)
    const [pinned] = /webpack: [\d.]+/.exec(
      readFileSync(path.join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8'),
    )
    expect(readFileSync(path.join(kitchen, 'pnpm-workspace.yaml'), 'utf8')).toContain(pinned)
    for (const name of ['shared', 'tooling']) {
      const folder = path.join(kitchen, 'node_modules/@sufra', name)
      const packed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
      expect(JSON.stringify(packed.dependencies)).not.toMatch(/catalog:|workspace:/)
      expect(readdirSync(folder, { recursive: true }).filter(file => /\.test\./.test(file))).toEqual([])
    }
  })

  it("the CI job can read the registry's revision and publish against it", async () => {
    team.environment.SUFRA_DEPLOY_TOKEN = tokens.beta
    team.environment.GITHUB_SHA = 'abc'
    const environment = path.join(place, 'job.env')
    const own = jobLines(kitchen, environment).filter(line => / remote /.test(line))
    expect(own).toHaveLength(2)
    const said = []
    for (const line of own) {
      const set = `[ -f ${environment} ] && . ${environment}; ${line}`
      said.push(await team.run(set))
    }
    expect(said).toMatchObject([{ code: 0 }, { code: 0 }])
    expect(readFileSync(environment, 'utf8')).toMatch(/^REVISION=\d+\n$/)
    expect(said[1].stdout).toMatch(/Published kitchen 1\.0\.1-/)
  })

  it('starts as a stand-alone application, built for production, with a configurable backend', async () => {
    await team.serve('pnpm start', async origin => {
      const code = await scriptOf(origin)
      expect(code.headers.get('cache-control')).toContain('immutable')
      expect(code.headers.get('content-encoding')).toBe('gzip')
      expect(await (await fetch(`${origin}/kitchen`)).text()).toContain('<div id="root">')
      expect((await (await fetch(`${origin}/locales/ar.json`)).json()).nav.title).toBe('المطبخ')
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    })
  })
})

// Names and order of files depend on the folder layout, so the bytes of two layouts differ.
const claimsOf = folder => {
  const contract = JSON.parse(readFileSync(path.join(folder, 'dist/contract.json'), 'utf8'))
  const { hostApi, nav, palette, consumes, imports } = contract
  const paths = contract.paths.map(({ path: claimed, roles, shares }) => ({ path: claimed, roles, shares }))
  return { hostApi, nav, palette, consumes, imports, paths }
}

describe('a remote of the repository in a checkout of its own', () => {
  // Inside the first checkout, whose packages it resolves; one package that the first does not declare is added
  // beside it.
  const menus = path.join(kitchen, 'menus')
  const own = line =>
    team.run(`cd ${menus} && node ${kitchen}/node_modules/@sufra/tooling/remote/cli.mjs ${line}`)

  beforeAll(async () => {
    const { code, said } = await team.run(
      `node ${repositoryRoot}/tooling/remote/cli.mjs eject menus ${menus}`,
    )
    if (code !== 0) throw new Error(said)
    const store = path.join(kitchen, 'node_modules/.pnpm')
    const icons = readdirSync(store).find(name => name.startsWith('lucide-react@'))
    mkdirSync(path.join(menus, 'node_modules'))
    symlinkSync(
      path.join(store, icons, 'node_modules/lucide-react'),
      path.join(menus, 'node_modules/lucide-react'),
    )
  })

  it('passes its type check and tests', async () => {
    expect(await own('test --only locales')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('types and tests pass'),
    })
  })

  it('builds the same screens from the same shared packages as the repository', async () => {
    expect((await own('build')).stdout).toMatch(/Built menus 1\.\d+\.\d+-[0-9a-f]{10}/)
    // npm test has already built it.
    await team.run(`cd ${repositoryRoot} && node tooling/build/build.mjs --only remote-menus`)
    expect(claimsOf(menus)).toEqual(claimsOf(path.join(repositoryRoot, 'remote-menus')))
  })

  it('has all commands of pnpm remote, for this one remote', async () => {
    const { stdout } = await own('check --api http://127.0.0.1:9 --json')
    expect(JSON.parse(stdout)).toMatchObject({ name: 'menus', problems: [] })
  })
})
