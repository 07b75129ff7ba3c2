import { browserProject } from '@sufra/tooling/jest'

export default browserProject({ rootDir: import.meta.dirname, displayName: 'remote-menus' })
