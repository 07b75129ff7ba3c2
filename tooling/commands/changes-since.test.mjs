import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { newFolder } from './testing/temporary-repository.mjs'

let folder
let remove
const inFolder = (program, args) =>
  spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  })
const git = (...args) => {
  const own = [
    '-c',
    'user.name=Tester',
    '-c',
    'user.email=tester@sufra.test',
    '-c',
    'init.defaultBranch=main',
  ]
  const { status, stdout, stderr } = inFolder('git', [...own, ...args])
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}
const write = (file, text = file) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const commit = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'changed')
}
const ask = call => {
  const code = `import('./tooling/commands/changed.mjs').then(async changed => console.log(JSON.stringify(await changed.${call})))`
  const { stdout, stderr } = inFolder(process.execPath, ['-e', code])
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout)
}

beforeEach(() => {
  ;({ folder, remove } = newFolder())
  for (const part of ['commands', 'build'])
    cpSync(path.join(repositoryRoot, 'tooling', part), path.join(folder, 'tooling', part), {
      recursive: true,
    })
  write('package.json', '{"type":"module"}')
  write('.gitignore', 'dist\n')
  write('host/old.ts')
  git('init', '--quiet')
  commit()
})
afterEach(() => remove())

describe('the changes of a branch', () => {
  it('are none right after a commit on main', () => {
    expect(ask('changesSince()')).toEqual([])
  })

  it('are edited, new, deleted and renamed files, committed or not, without ignored ones', () => {
    git('checkout', '--quiet', '-b', 'feature')
    write('host/committed.ts')
    commit()
    write('host/new.ts')
    write('host/dist/built.js')
    renameSync(path.join(folder, 'host/old.ts'), path.join(folder, 'host/renamed.ts'))
    expect(ask('changesSince()')).toEqual([
      ...['host/committed.ts', 'host/new.ts', 'host/old.ts', 'host/renamed.ts'],
    ])
  })

  it.each(['docs/دليل.md', 'docs/with space.md', 'docs/"quoted".md'])(
    'have their unescaped names: %s',
    name => {
      write('docs/known.md')
      commit()
      write(name)
      expect(ask('changesSince()')).toEqual([name])
      git('add', '--all')
      expect(ask('changesSince()')).toEqual([name])
    },
  )

  it('exclude later changes of main', () => {
    git('checkout', '--quiet', '-b', 'feature')
    write('host/own.ts')
    commit()
    git('checkout', '--quiet', 'main')
    write('host/of-others.ts')
    commit()
    git('checkout', '--quiet', 'feature')
    expect(ask('changesSince()')).toEqual(['host/own.ts'])
  })

  it("start at the origin's main in a clone without a main", () => {
    const first = git('rev-parse', 'HEAD')
    git('checkout', '--quiet', '-b', 'feature')
    git('update-ref', 'refs/remotes/origin/main', first)
    git('branch', '--quiet', '-D', 'main')
    write('host/own.ts')
    commit()
    expect(ask('changesSince()')).toEqual(['host/own.ts'])
  })

  it('start at a given commit, tag or short hash', () => {
    const first = git('rev-parse', '--short', 'HEAD')
    git('tag', 'v1')
    write('host/second.ts')
    commit()
    write('host/third.ts')
    commit()
    expect(ask("changesSince('HEAD~1')")).toEqual(['host/third.ts'])
    for (const base of ['v1', first])
      expect(ask(`changesSince('${base}')`)).toEqual(['host/second.ts', 'host/third.ts'])
  })
})

describe('the plan for the changes', () => {
  it('is empty without changes, because a formatter without a file fails', () => {
    expect(ask('planFor([])')).toEqual({ isAll: false, checks: [], files: [], journeys: [] })
  })

  it('has no formatting for deleted files', () => {
    rmSync(path.join(folder, 'host/old.ts'))
    write('docs/known.md')
    expect(ask("planFor(['docs/gone.md'])").checks).toEqual(['documents'])
    expect(ask("planFor(['docs/known.md', 'docs/gone.md'])").checks).toEqual(['format', 'documents'])
  })
})
