import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'

/** The commands of the guide for teams, in their order: every line of its blocks that name no language. */
export const guideLines = () =>
  readFileSync(path.join(repositoryRoot, 'docs/deploying-a-remote.md'), 'utf8')
    .split(/^```/m)
    .filter((block, at) => at % 2 === 1 && block.startsWith('\n'))
    .flatMap(block => block.trim().split('\n'))

/** What the CI job of a checkout runs, with what GitHub would put into it. */
export const jobLines = (checkout, environment) =>
  [
    ...readFileSync(path.join(checkout, '.github/workflows/deliver.yml'), 'utf8').matchAll(
      /^ +(?:- )?run: (.+)$/gm,
    ),
  ].map(([, line]) => line.replace('"$GITHUB_ENV"', environment))
