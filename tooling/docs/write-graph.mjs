import { writeFileSync } from 'node:fs'
import { architectureFile, currentArchitecture } from './document.mjs'

writeFileSync(architectureFile, currentArchitecture())
