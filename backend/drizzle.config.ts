import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/jobs/*.table.ts', './src/modules/*/*/*.table.ts', './src/seed/*.table.ts'],
  out: './src/database/migrations',
})
