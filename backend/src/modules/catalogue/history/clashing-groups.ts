import type { Localized } from '@sufra/shared/contracts/wire'
import { nameInBoth, readLocalized } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
