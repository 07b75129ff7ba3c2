import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { layCheckout, PACKAGES } from '../remote/new/lay-checkout.mjs'
import { writeRemote } from '../remote/new/write-remote.mjs'
import { Refusal } from '../remote/refusal.mjs'
import { fetchBytes } from './fetch-from.mjs'

/** Writes the checkout: the remote from its template, the surrounding files, and our packages. */
export const writeCheckout = async ({ target, wishes, kit, from }) => {
  const files = Object.values(kit.packages)
  const packages = await Promise.all(files.map(file => fetchBytes(new URL(file, from))))
  mkdirSync(path.join(target, PACKAGES), { recursive: true })
  files.forEach((file, at) => writeFileSync(path.join(target, PACKAGES, file), packages[at]))
  writeRemote({ folder: target, wishes, templates: kit.templates })
  layCheckout({
    target,
    manifest: JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')),
    kit,
    packages: kit.packages,
    api: new URL(from).origin,
  })
}

// npm's variables for its child processes must not reach pnpm.
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

/** Installs the dependencies and thereby creates the lockfile. */
export const install = ({ target, kit }) => {
  process.stdout.write('Installing packages\n')
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['-y', kit.pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'],
    { cwd: target, encoding: 'utf8', env: environment() },
  )
  const said = error?.message ?? `${stdout}${stderr}`
  if (status !== 0) throw new Refusal(`pnpm install failed in ${target}:\n${said}`.trim())
}
