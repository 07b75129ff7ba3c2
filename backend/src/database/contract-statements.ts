import type { Migration } from './migration-files.ts'

/** The newest migration from before the rule. Versions that do not know it run on no newer schema. */
export const LAST_UNCHECKED = 65

const BREAKPOINT = '--> statement-breakpoint'
const MARKER = /^\s*-- contract: unused since (\d{4})\s*$/m
const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g

// Each of them breaks nodes of the previous version that still run.
const CONTRACTS = [
  /\bdrop\s+(?:table|column|view|materialized\s+view|schema|type|function|default)\b/i,
  /\bdrop\s+"/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i,
  /\btruncate\b/i,
]
const ADDED_COLUMN = /\badd\s+column\b[^;,]*/gi

const addsRequiredColumn = (sql: string): boolean =>
  [...sql.matchAll(ADDED_COLUMN)].some(
    ([column]) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
  )

const isContract = (sql: string): boolean => {
  const bare = sql.replace(COMMENTS, '')
  return addsRequiredColumn(bare) || CONTRACTS.some(pattern => pattern.test(bare))
}

/** Returns the number that the marker `-- contract: unused since NNNN` of a statement names. */
const unusedSince = (statement: string): number | undefined => {
  const number = MARKER.exec(statement)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * Returns what is wrong with a migration by the rule "expand, then contract": a statement that breaks the previous
 * version names the migration since which no version uses what it removes.
 */
export const contractProblems = ({ number, sql }: Pick<Migration, 'number' | 'sql'>): string[] =>
  sql
    .split(BREAKPOINT)
    .filter(isContract)
    .flatMap(statement => {
      const since = unusedSince(statement)
      const text = statement.trim().replace(/\s+/g, ' ').slice(0, 80)
      if (since === undefined) return [`no marker "-- contract: unused since NNNN": ${text}`]
      return since < number ? [] : [`the marker does not name an earlier migration: ${text}`]
    })

/** Returns the `when` of the newest migration that a version must know to run on the schema of all `migrations`. */
export const oldestSupported = (migrations: readonly Migration[]): number => {
  const numbers = migrations
    .flatMap(({ sql }) => sql.split(BREAKPOINT))
    .map(statement => unusedSince(statement) ?? LAST_UNCHECKED)
  const oldest = Math.max(LAST_UNCHECKED, ...numbers)
  return migrations.find(({ number }) => number === oldest)?.when ?? 0
}
