import { browserProject } from '../tooling/jest/browser-project.mjs'

export default browserProject({ rootDir: import.meta.dirname, displayName: 'remote-orders' })
