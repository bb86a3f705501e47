import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/support/find-chromium.ts'

const executablePath = findChromium()

/** Walks through the product in a real browser. Each spec starts its own server through a fixture. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  // A second try is reported by name, and two in a run are the most that pass (docs/decisions/063).
  retries: 1,
  // Two browsers, two servers and two databases share two processors.
  expect: { timeout: 15_000 },
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // A trace of every walk costs a third of the whole run: ask for one with `--trace=on`.
    trace: 'off',
    // Walks that hold the network back couldn't hold back a service worker; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
})
