import path from 'node:path'

/** Test files with time limits by project; the limits apply only with `TIMED=on`. */
export const TIMED = {
  backend: [
    'modules/identity/authentication/enumeration.test.ts',
    'modules/catalogue/product/availability/availability.test.ts',
  ],
  e2e: ['journeys/remote-faults.spec.ts', 'journeys/open-page.spec.ts'],
}

/** The same files relative to the repository's root. */
export const TIMED_FILES = Object.entries(TIMED).flatMap(([project, names]) =>
  names.map(name => path.join(project, project === 'e2e' ? '' : 'src', name)),
)
