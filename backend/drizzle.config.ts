import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/database/*.table.ts', './src/jobs/*.table.ts', './src/modules/*/*/*.table.ts'],
  out: './src/database/migrations',
})
