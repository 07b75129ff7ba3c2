import path from 'node:path'

/** By project the test files in which something is held to a time, only with `TIMED=on`. */
export const TIMED = {
  backend: [
    'modules/identity/authentication/enumeration.test.ts',
    'modules/catalogue/product/availability/availability.test.ts',
  ],
  e2e: ['journeys/remote-faults.spec.ts', 'journeys/open-page.spec.ts'],
}

/** The same from the root of the repository. */
export const TIMED_FILES = Object.entries(TIMED).flatMap(([project, names]) =>
  names.map(name => path.join(project, project === 'e2e' ? '' : 'src', name)),
)
