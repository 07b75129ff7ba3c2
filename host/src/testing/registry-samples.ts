import type { ReleasedVersion, RemoteRegistry } from '@sufra/shared/contracts/release'

const HASH = `sha384-${'A'.repeat(64)}`

/** Returns a released version of the remote "tables", with one screen for the Admin and one for the operator. */
export const releasedSample = ({ version = '1.0.0-aaaaaaaaaa' } = {}): ReleasedVersion => ({
  version,
  baseUrl: `/remotes/tables/${version}/`,
  integrity: HASH,
  contract: {
    hostApi: '^1.0.0',
    consumes: {},
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': HASH, 'tables.js': HASH },
    paths: [
      { path: 'tables/:id', roles: ['Admin'], preload: ['tables.js'] },
      { path: 'floors', roles: ['SuperAdmin'] },
    ],
    nav: [
      {
        id: 'floors',
        labelKey: 'tables:nav.floors',
        label: { ar: 'الطوابق', en: 'Floors' },
        icon: 'menus',
        path: 'floors',
        order: 65,
        roles: ['SuperAdmin'],
      },
    ],
    background: ['Admin'],
    i18n: { namespace: 'tables', files: { ar: 'locales/ar.json', en: 'locales/en.json' } },
  },
})

export const registrySample = ({ revision = 1 } = {}): RemoteRegistry => ({
  schema: 1,
  revision,
  remotes: { tables: { stable: releasedSample(), previous: null, canary: null, disabled: false } },
})
