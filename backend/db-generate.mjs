import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Adds a migration from the tables: `pnpm db:generate NAME`. Replaces the latest migration if it has that name, so
// unreleased changes stay one migration. Released migrations never change, because users' databases have run them.
const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) {
  process.stderr.write('Usage: db:generate NAME (small letters, digits, hyphens)\n')
  process.exit(2)
}

const here = import.meta.dirname
const folder = path.join(here, 'src/database/migrations')
const journalFile = path.join(folder, 'meta/_journal.json')
const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
const latest = journal.entries.at(-1)
if (latest && latest.tag.slice(5) === name) {
  journal.entries.pop()
  writeFileSync(journalFile, JSON.stringify(journal, null, 2))
  rmSync(path.join(folder, `${latest.tag}.sql`), { force: true })
  rmSync(path.join(folder, `meta/${latest.tag.slice(0, 4)}_snapshot.json`), { force: true })
}
const { status } = spawnSync(path.join(here, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
  cwd: here,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

// drizzle-kit does not know the name that PostgreSQL gives an unnamed primary key, and adds the new key before its
// columns.
const BREAK = '--> statement-breakpoint'
const made = JSON.parse(readFileSync(journalFile, 'utf8')).entries.at(-1)
const file = path.join(folder, `${made.tag}.sql`)
const isNewKey = statement => /^ALTER TABLE "\w+" ADD CONSTRAINT "\w+" PRIMARY KEY/.test(statement)
const statements = readFileSync(file, 'utf8')
  .replace(
    /\/\*[^*]*primary key[^*]*\*\/\s*-- (ALTER TABLE "(\w+)" DROP CONSTRAINT) "<constraint_name>";/g,
    '$1 "$2_pkey";',
  )
  .split(BREAK)
  .map(statement => statement.trim())
const ordered = [...statements.filter(each => !isNewKey(each)), ...statements.filter(isNewKey)]
writeFileSync(file, ordered.join(`${BREAK}\n`))

// drizzle-kit compares the tables with the latest snapshot only; replacing the latest migration needs the one before it.
const snapshots = readdirSync(path.join(folder, 'meta')).filter(name => name.endsWith('_snapshot.json'))
for (const old of snapshots.toSorted().slice(0, -2)) rmSync(path.join(folder, 'meta', old))
