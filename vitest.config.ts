import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'unit',
          // Properties over many values, on two processors that the other tests use too.
          testTimeout: 30_000,
          environment: 'node',
          include: ['src/{core,content,contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
