import { StartError } from '#src/errors/errors.ts'
import { runCommand } from './command.ts'
import type { SystemUser } from './command.ts'

const NAME = 'sufra-db'

const lookUp = async (): Promise<SystemUser | undefined> => {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', NAME]), runCommand('id', ['-g', NAME])])
  return uid.isSuccess && gid.isSuccess ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

/** Returns the system account for PostgreSQL, which refuses to run as root. Creates it at the first start. */
export const unprivilegedUser = async (): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const known = await lookUp()
  if (known) return known
  const made = await runCommand('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    NAME,
  ])
  if (!made.isSuccess) await runCommand('adduser', ['-S', '-D', '-H', NAME])
  const found = await lookUp()
  if (found) return found
  throw new StartError(
    `Sufra cannot start: PostgreSQL does not run as root and the system user ${NAME} could not be made. ` +
      'Start as an ordinary user or set DATABASE_URL.',
  )
}
