import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'

/** Returns the commands of the guide for teams in order: every line of its code blocks without a language. */
export const guideLines = () =>
  readFileSync(path.join(repositoryRoot, 'docs/deploying-a-remote.md'), 'utf8')
    .split(/^```/m)
    .filter((block, at) => at % 2 === 1 && block.startsWith('\n'))
    .flatMap(block => block.trim().split('\n'))

/** Returns the commands of a checkout's CI job, with GitHub's values filled in. */
export const jobLines = (checkout, environment) =>
  [
    ...readFileSync(path.join(checkout, '.github/workflows/deliver.yml'), 'utf8').matchAll(
      /^ +(?:- )?run: (.+)$/gm,
    ),
  ].map(([, line]) => line.replace('"$GITHUB_ENV"', environment))
