import { writeFileSync } from 'node:fs'
import { ACCESS_LIST_FILE, accessList } from '../../backend/src/testing/matrix/access-list.ts'

writeFileSync(ACCESS_LIST_FILE, accessList())
