import { defineConfig } from 'vitest/config'

/** Both of two processors: left alone, one would be kept for the watching that a whole run doesn't do. */
const maxWorkers = '100%'

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'unit',
          maxWorkers,
          // Properties over many values, on two processors that the other tests use too.
          testTimeout: 30_000,
          environment: 'node',
          // What is tested is pure: files share a process, which reads the language's data and grammar once.
          isolate: false,
          include: ['src/{core,content,contract}/**/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'web',
          maxWorkers,
          environment: 'node',
          testTimeout: 30_000,
          include: ['src/web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          environment: 'node',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'endurance',
          environment: 'node',
          include: ['tests/endurance/**/*.test.ts'],
          // Servers and databases that are killed while others write: they would be in one another's way.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
