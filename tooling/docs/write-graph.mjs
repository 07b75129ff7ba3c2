import { writeFileSync } from 'node:fs'
import { architectureFile, currentArchitecture } from './document.mjs'
import { readImports } from './graph.mjs'

writeFileSync(architectureFile, currentArchitecture(readImports()))
