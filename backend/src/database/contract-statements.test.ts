import { LAST_UNCHECKED, contractProblems, oldestSupported } from './contract-statements.ts'
import { readMigrations } from './migration-files.ts'

const problemsOf = (sql: string) => contractProblems({ number: 70, sql })

it.each([
  'ALTER TABLE "product" DROP COLUMN "colour";',
  'ALTER TABLE "product" DROP "colour";',
  'DROP TABLE "product";',
  'DROP TABLE IF EXISTS product CASCADE;',
  'ALTER TABLE "product" RENAME TO "dish";',
  'ALTER TABLE "product" RENAME COLUMN "colour" TO "tint";',
  'ALTER TABLE "product" ALTER COLUMN "colour" SET NOT NULL;',
  'ALTER TABLE "product" ALTER COLUMN "id" SET DATA TYPE bigint;',
  'ALTER TABLE product ALTER id TYPE bigint;',
  'ALTER TABLE "product" ALTER COLUMN "colour" DROP DEFAULT;',
  'ALTER TABLE "product" ADD COLUMN "colour" text NOT NULL;',
  'create or replace function f() returns int as $$ select 1 $$;\ndrop function g();',
  'TRUNCATE product;',
])('refuses without a marker: %s', sql => {
  expect(problemsOf(sql)).toHaveLength(1)
  expect(problemsOf(`-- contract: unused since 0068\n${sql}`)).toEqual([])
  expect(problemsOf(`-- contract: unused since 0070\n${sql}`)).toHaveLength(1)
})

it.each([
  'ALTER TABLE "product" ADD COLUMN "colour" text;',
  'ALTER TABLE "product" ADD COLUMN "colour" text DEFAULT \'red\' NOT NULL;',
  'ALTER TABLE "product" ALTER COLUMN "colour" DROP NOT NULL;',
  'ALTER TABLE "product" DROP CONSTRAINT "product_colour_check";',
  'DROP INDEX "product_colour";',
  'drop trigger if exists "noted" on product;',
  'CREATE TABLE "tint" ("id" serial PRIMARY KEY NOT NULL, "type" text NOT NULL);',
  '-- rename it later: drop table product\nselect 1;',
])('accepts a statement that the previous version survives: %s', sql => {
  expect(problemsOf(sql)).toEqual([])
})

it('requires a marker at each statement of a file', () => {
  const first = '-- contract: unused since 0068\nDROP TABLE "a";'
  expect(problemsOf(`${first}\n--> statement-breakpoint\nDROP TABLE "b";`)).toEqual([
    'no marker "-- contract: unused since NNNN": DROP TABLE "b";',
  ])
})

it('supports the versions since the newest marker', () => {
  const migrations = [65, 66, 67].map(number => ({ tag: '', number, when: number * 10, sql: 'select 1' }))
  expect(oldestSupported(migrations)).toBe(650)
  const contract = { tag: '', number: 68, when: 680, sql: '-- contract: unused since 0066\nDROP TABLE "a";' }
  expect(oldestSupported([...migrations, contract])).toBe(660)
})

it('finds no migration that breaks the previous version', () => {
  const problems = readMigrations()
    .filter(({ number }) => number > LAST_UNCHECKED)
    .flatMap(migration => contractProblems(migration).map(problem => `${migration.tag}: ${problem}`))
  expect(problems).toEqual([])
})
