import { homedir } from 'node:os'

// The user of a container may have no entry in /etc/passwd. graphile-worker looks for the home folder when it is
// imported, and fails without one; so everything else is imported afterwards.
try {
  homedir()
} catch {
  process.env.HOME = '/nonexistent'
}
await import('./http-server/main.ts')
