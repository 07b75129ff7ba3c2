import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiOf } from '../../standalone-build/settings.mjs'
import { PNPM } from '../../build/package-manager.mjs'
import { Refusal, requireKnown } from '../built-remote.mjs'
import { folderOf, isAlone, root } from '../checkout.mjs'
import { readKit } from '../new/kit.mjs'
import { layCheckout, PACKAGES } from '../new/lay-checkout.mjs'
import { packPackages } from '../new/pack.mjs'

const MADE_HERE = new Set(['node_modules', 'dist', '.types', '.cache'])

const ejectInto = ({ name, target }) => {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(folderOf(name)).filter(file => !MADE_HERE.has(file)))
    cpSync(path.join(folderOf(name), entry), path.join(target, entry), { recursive: true })
  layCheckout({
    target,
    manifest: JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')),
    kit: readKit(root),
    packages: packPackages({ root, destination: path.join(target, PACKAGES) }),
    api: apiOf(root),
  })
}

/** Command that moves a remote out of this repository into a checkout of its own. */
export const eject = {
  eject: {
    positionals: ['NAME', 'FOLDER'],
    options: ['json'],
    about: 'writes a checkout with only this remote and the packages that it needs',
    more: `FOLDER must be empty or new. @sufra/shared and @sufra/tooling are packed into it, catalog versions are resolved, and dev, build,
test, start and every command of this help work there.`,
    example: 'eject orders ../orders',
    run: ({ positionals: [name, folder] }) => {
      requireKnown(name)
      if (isAlone) throw new Refusal('this remote already has a checkout of its own.', 2)
      const target = path.resolve(folder)
      if (existsSync(target) && readdirSync(target).length > 0)
        throw new Refusal(`${target} is not empty.`, 2)
      ejectInto({ name, target })
      return {
        result: { name, folder: target },
        text: `${name} is in ${target}; next: npx -y ${PNPM} install`,
      }
    },
  },
}
